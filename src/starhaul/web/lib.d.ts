// Types of `lib.js`: the vendored parts are minified and tell the checker nothing.

/** What components return. */
export type VNode = object;
export type Child = VNode | string | number | boolean | null | undefined | Child[];
/** What a component is given between its tags is one of its properties. */
export type WithChildren<P> = P & { children?: Child };
/** An event whose listener is on an element of this kind. */
export type On<E extends Element, Kind extends Event = Event> = Kind & { readonly currentTarget: E };
export interface Signal<T> {
  value: T;
  peek(): T;
  subscribe(heard: (value: T) => void): () => void;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(heard: (value: T) => void): () => void;
}
export interface Ref<T> {
  current: T;
}
export interface Context<T> {
  Provider: (props: { value: T; children?: Child }) => Child;
}

export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export function h(type: unknown, props: object | null, ...children: unknown[]): VNode;
export function render(what: Child, where: Element): void;
export const Fragment: unknown;
export function createContext<T>(value: T): Context<T>;
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(act: () => void | (() => void)): () => void;
export function batch<T>(act: () => T): T;
export function untracked<T>(act: () => T): T;
export function useState<T>(value: T | (() => T)): [T, (next: T | ((was: T) => T)) => void];
export function useEffect(act: () => void | (() => void), inputs?: unknown[]): void;
export function useErrorBoundary(told?: (why: unknown) => void): [unknown, () => void];
export function useLayoutEffect(act: () => void | (() => void), inputs?: unknown[]): void;
export function useMemo<T>(make: () => T, inputs?: unknown[]): T;
export function useCallback<T extends (...args: never[]) => unknown>(call: T, inputs?: unknown[]): T;
export function useRef<T>(value: T): Ref<T>;
export function useRef<T>(value: null): Ref<T | null>;
export function useContext<T>(context: Context<T>): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(act: () => void | (() => void)): void;
