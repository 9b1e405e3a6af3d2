import { z } from 'zod';
import { parseWanted } from '../../shared/wanted-value.ts';
import type { StepHandler } from '../call.ts';
import { startProposal } from '../start-proposal.ts';
import { knock } from '../temporal-door.ts';
import { inputChannel, inputLine, readInputs } from './read-inputs.ts';

const Inputs = z.object({
  what: inputLine.toLowerCase().pipe(z.enum(['bid', 'budget'])),
  target: inputLine,
  value: inputLine,
  reason: z.string().trim().max(600).nullish(),
  channel: inputChannel,
});

/** «Propose a bid or budget» in a workflow: the card comes as after the command, and ends the step when it is decided. */
export const changeStep: StepHandler = async ({ by, step, inputs }, { temporal }) => {
  const { what: of, target, value, reason, channel } = readInputs(Inputs, inputs);
  const rows = [{ target, value: parseWanted(value.replace('−', '-')) }];
  const request = { of, rows, by, channel, submission: step, step, ...(reason && { reason }) };
  await knock(temporal, 1_000);
  await startProposal(request, temporal, 5_000);
};
