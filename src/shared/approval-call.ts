/** Asks approvers for their signature in the thread of what they are to approve. */
export interface ApprovalCall {
  /** `reminder`: half of their working time is over; `escalation`: four fifths of it. */
  urgency: 'asked' | 'reminder' | 'escalation';
  /** What is to be approved, in a few words. */
  what: string;
  /** User ids. */
  requester: string;
  approvers: string[];
  /** Instant. */
  deadlineAt: string;
}
