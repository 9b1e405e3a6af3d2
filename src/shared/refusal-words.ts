import type { PolicyReason } from './policy.ts';

/** Why the policy refuses, and which rule of it says so. */
export function refusalWords({
  sentence,
  rule,
  also,
}: PolicyReason & { also: PolicyReason[] }): string {
  const [one, ...others] = [{ sentence, rule }, ...also].filter(
    ({ rule: { path } }) => path !== '',
  );
  if (one === undefined) return sentence;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${sentence} (Policy: ${one.rule.path}, line ${one.rule.line}${more}.)`;
}
