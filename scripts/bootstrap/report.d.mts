export type Report = (line: string, age?: number) => void;

export interface Step {
  update(words: string): void;
  end: () => void;
  done(words: string): void;
  failed(words: string): void;
}

export function terminalReport(out?: NodeJS.WriteStream): Report;
export function startStep(report: Report, label: string): Step;
