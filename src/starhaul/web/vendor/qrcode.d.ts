// The little of it that we use.
export default function qrcode(
  type: number,
  level: "L" | "M" | "Q" | "H",
): { addData(text: string): void; make(): void; getModuleCount(): number; isDark(row: number, column: number): boolean };
