import { problem, warning, type Finding } from './check.ts';

/** gRPC status codes. */
export const grpc = {
  cancelled: 1,
  deadlineExceeded: 4,
  notFound: 5,
  permissionDenied: 7,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'
    ? error.code
    : undefined;

/**
 * What a call that Temporal did not answer says about the configuration.
 * @param whenAway whether a server that merely does not answer keeps this process from starting
 */
export function temporalFailure(
  error: unknown,
  address: string,
  whenAway: 'warning' | 'problem',
): Finding {
  const code = codeOf(error);
  const details =
    error instanceof Error && 'details' in error ? String(error.details) : String(error);
  if (code === grpc.unauthenticated || code === grpc.permissionDenied) {
    return problem(
      'Temporal refuses us: check TEMPORAL_API_KEY, or TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY, and that they are ' +
        'for the namespace in TEMPORAL_NAMESPACE.',
    );
  }
  const reason = reasons.find(({ words }) => words.test(details))?.text;
  if (reason !== undefined) return problem(`TEMPORAL_ADDRESS (${address}): ${reason}`);
  const isAway =
    code === grpc.unavailable || code === grpc.deadlineExceeded || code === grpc.cancelled;
  if (!isAway) {
    return problem(
      `TEMPORAL_ADDRESS (${address}): what answers there is no Temporal server (status ${code ?? 'unknown'}): ` +
        'give host:port of its frontend.',
    );
  }
  const away = whenAway === 'warning' ? warning : problem;
  return away(
    `TEMPORAL_ADDRESS (${address}): Temporal does not answer: make sure that it runs there.`,
  );
}

/** By what the connection failed with. */
const reasons = [
  {
    words: /Protocol error|frame|preface/iu,
    text: 'what listens there is no Temporal server: give host:port of its frontend.',
  },
  {
    words: /wrong version number|packet length too long|EPROTO/u,
    text: 'what listens there does not speak TLS: give the port that does, or unset TEMPORAL_TLS_… and TEMPORAL_API_KEY.',
  },
  {
    words:
      /certificate required|alert bad certificate|handshake failure|alert number (?:40|42|46|48|116)/u,
    text: 'the server wants another client certificate: check TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY.',
  },
  {
    words: /altnames|Hostname\/IP does not match/u,
    text: "the server's certificate is for another name: set TEMPORAL_TLS_SERVER_NAME to the name in it.",
  },
  {
    words: /certificate has expired|CERT_HAS_EXPIRED/u,
    text: "the server's certificate has expired: put a new one on the server.",
  },
  {
    words: /self.signed certificate|unable to (?:get|verify)|UNABLE_TO|issuer certificate/u,
    text: "the server's certificate is signed by nobody we trust: set TEMPORAL_TLS_CA to the certificate of its signer.",
  },
];
