import { ApplicationFailure } from '@temporalio/common';
import type { WebClient } from '@slack/web-api';
import { cancellationSignal } from '@temporalio/activity';
import { parsePlan, type ParsedPlan } from '../../plan/parse-plan.ts';
import { resolvePlan, type ResolvedPlan } from '../../plan/resolve-plan.ts';
import type { BoundPlan } from '../../shared/launch.ts';
import { planDigest } from '../../shared/plan-digest.ts';
import { maxPlanBytes, type PlanFormat, type PlanRef } from '../../shared/plan-ref.ts';
import { createMemory } from './memory.ts';
import { downloadFile, SlackFileError } from '../../slack/download-file.ts';

/** Reads plans by reference; what was read is kept for a while, since a launch asks for each object in turn. */
export interface PlanFiles {
  parse(plan: PlanRef): Promise<ParsedPlan>;
  /** A plan that was inspected, with everything in the service's terms. */
  resolve(plan: BoundPlan): Promise<ResolvedPlan>;
  child<Child extends { key: string }>(children: readonly Child[], key: string): Child;
}

export type ReadExample = (name: string) => Promise<{ bytes: Uint8Array; format: PlanFormat }>;

/** Plans kept in memory: as many as are launched side by side. */
const plansKept = 16;

export function createPlanFiles({
  slack,
  readExample,
}: {
  slack: WebClient;
  readExample: ReadExample;
}): PlanFiles {
  const parsed = createMemory<ParsedPlan>(plansKept);
  const resolved = createMemory<ResolvedPlan>(plansKept);

  const parse = (plan: PlanRef) =>
    parsed.get(plan.digest, async () => {
      const { bytes, format } = await read(plan);
      if (planDigest(bytes, plan.overrides) === plan.digest) return parsePlan(bytes, format);
      throw planFileFailure('The plan file is not the one that was given: it has changed since.');
    });

  const resolve = (bound: BoundPlan) => {
    const { plan, mediaPlan, inspectedAt } = bound;
    const { advertiser, account, currency, timeZone } = mediaPlan;
    const key = [plan.digest, advertiser.id, account.id, inspectedAt].join(' ');
    return resolved.get(key, async () => {
      const { plan: content, problems } = await parse(plan);
      const result =
        content &&
        resolvePlan(content, {
          overrides: plan.overrides,
          digest: plan.digest,
          now: new Date(inspectedAt),
          account: { id: account.id, currency, timeZone },
          advertiserId: advertiser.id,
        });
      if (result?.resolved) return result.resolved;
      const [problem] = [...problems, ...(result?.problems ?? [])];
      throw planFileFailure(`The plan does not hold any more: ${problem?.message ?? 'unreadable'}`);
    });
  };

  async function read({ source }: PlanRef): Promise<{ bytes: Uint8Array; format: PlanFormat }> {
    switch (source.kind) {
      case 'text':
        return { bytes: new TextEncoder().encode(source.text), format: source.format };
      case 'example':
        return readExample(source.name);
      case 'upload':
        return { bytes: await download(source.fileId), format: formatOf(source.name) };
    }
  }

  async function download(fileId: string): Promise<Uint8Array> {
    try {
      const signal = cancellationSignal();
      return await downloadFile(slack, fileId, { maxBytes: maxPlanBytes, signal });
    } catch (error) {
      if (error instanceof SlackFileError) throw planFileFailure(error.message);
      throw error;
    }
  }

  return {
    parse,
    resolve,
    child: childOf,
  };
}

function childOf<Child extends { key: string }>(children: readonly Child[], key: string): Child {
  const child = children.find((candidate) => candidate.key === key);
  if (child === undefined) throw planFileFailure(`The plan has no «${key}» any more.`);
  return child;
}

function planFileFailure(message: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(message, 'plan-file');
}

const formatOf = (name: string): PlanFormat =>
  name.toLowerCase().endsWith('.csv') ? 'csv' : 'yaml';
