import { LineCounter, parseDocument } from 'yaml';
import { convertYaml } from './convert-yaml.ts';
import type { Reading } from './source-node.ts';
import { yamlSyntaxProblems } from './yaml-syntax-problems.ts';

/** Reads a plan written as YAML 1.2, in which words such as `no` and dates are texts. */
export function readYaml(text: string): Reading {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
    // The library compares every key with every other: a map of 100,000 keys takes it a minute.
    uniqueKeys: false,
  });
  const placeAt = (offset: number, path: string) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col, path };
  };
  if (document.errors.length > 0) {
    return { problems: yamlSyntaxProblems(document.errors, placeAt) };
  }
  return convertYaml(document.contents, placeAt);
}
