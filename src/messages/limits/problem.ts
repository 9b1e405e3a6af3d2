/** Something Slack would refuse, and where it is. */
export interface BlockProblem {
  /** JSON pointer (RFC 6901) from what was checked: `/blocks/0/text/text`. */
  pointer: string;
  /** In the words Slack uses where they are known. */
  message: string;
  /** The error Slack answers with. */
  error:
    | 'invalid_blocks'
    | 'invalid_arguments'
    | 'no_text'
    | 'msg_too_long'
    | 'msg_blocks_too_long'
    | 'only_one_table_allowed';
}

export type Where = (string | number)[];

export function problem(
  where: Where,
  message: string,
  error: BlockProblem['error'] = 'invalid_blocks',
): BlockProblem {
  return { pointer: where.map((step) => `/${escaped(String(step))}`).join(''), message, error };
}

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');
