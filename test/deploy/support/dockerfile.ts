import { readFileSync } from 'node:fs';

export interface Instruction {
  name: string;
  /** With continued lines put together. */
  text: string;
}

export interface Stage {
  image: string;
  /** What other stages call it. */
  alias: string | undefined;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, the last one being the image. */
export function readDockerfile(): Stage[] {
  const text = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
  const instructions = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line): Instruction => {
      const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return { name, text: words };
    });
  const stages: Stage[] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') {
      const [image = '', , alias] = instruction.text.split(' ');
      stages.push({ image, alias, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** All that a stage says with one instruction, in order. */
export const textsOf = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((each) => each.name === name).map(({ text }) => text);

/** Of a COPY that takes from the folder the image is built in: what, and where to. */
export function copiesOf(stage: Stage): { sources: string[]; target: string }[] {
  return textsOf(stage, 'COPY')
    .filter((text) => !text.startsWith('--from='))
    .map((text) => {
      const words = text.split(' ');
      return { sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    });
}

/** Of ENV. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = textsOf(stage, 'ENV').flatMap((text) => text.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=')));
}
