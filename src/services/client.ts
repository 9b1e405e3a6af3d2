import type { Dispatcher } from 'undici';
import { createCall, type CallContext, type CallOptions } from './call-endpoint.ts';
import type { Endpoint, InputOf, OutputOf, Resources, Service } from './endpoint.ts';
import { mapValues } from './map-values.ts';
import { createTransport } from './transport.ts';

export interface ClientOptions extends Omit<CallContext, 'transport'> {
  /** HTTPS, or plain HTTP to this machine. */
  baseUrl: string;
  /** For one request, from connecting to the last byte; 10 seconds unless said otherwise. */
  timeoutMs?: number | undefined;
  /** Also counts what compressed answers unfold to; 64 MB unless said otherwise. */
  maxResponseBytes?: number | undefined;
  dispatcher?: Dispatcher | undefined;
}

/** Makes one request. @throws ServiceError, or the reason of the signal that aborted it */
export interface Call<Input, Output> {
  (input: Input, options?: CallOptions): Promise<Output>;
  readonly operation: string;
}

export type { CallOptions };

export type Calls<All extends Resources> = {
  readonly [Name in keyof All]: {
    readonly [Key in keyof All[Name]]: CallOf<All[Name][Key]>;
  };
};

export type CallOf<E extends Endpoint> = Call<InputOf<E>, OutputOf<E>>;

export interface Client<All extends Resources> {
  calls: Calls<All>;
  /** The same calls by the name of their operation, for inputs that are known at run time only. */
  byOperation: ReadonlyMap<string, Call<unknown, unknown>>;
  /** Waits for the requests under way. */
  close: () => Promise<void>;
}

/** A client with one method for each endpoint of the service. */
export function createClient<All extends Resources>(
  { resources }: Service<All>,
  {
    baseUrl,
    timeoutMs = 10_000,
    maxResponseBytes = 64_000_000,
    dispatcher,
    ...rest
  }: ClientOptions,
): Client<All> {
  const transport = createTransport({ baseUrl, timeoutMs, maxResponseBytes, dispatcher });
  const context = { ...rest, transport };
  const calls = mapValues(resources, (resource) =>
    mapValues(resource, (endpoint) => {
      const { operation } = endpoint;
      return Object.assign(createCall(endpoint, context), { operation });
    }),
  );
  const all = Object.values(calls).flatMap((resource) => Object.values(resource));
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call checks by what its type is derived from
    calls: calls as unknown as Calls<All>,
    byOperation: new Map(all.map((call) => [call.operation, call])),
    close: transport.close,
  };
}
