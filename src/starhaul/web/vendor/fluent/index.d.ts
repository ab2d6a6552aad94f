// The little of it that we use.
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locale: string, options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: object | null } | undefined;
  formatPattern(pattern: object, facts: Record<string, string | number>, errors?: Error[]): string;
}
