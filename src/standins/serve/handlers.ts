import type { z } from 'zod';
import type { Opened } from '../../services/envelope.ts';
import type { Endpoint, InputOf, OutputOf, Resources } from '../../services/endpoint.ts';

/** What a stand-in does for each endpoint; one that is forgotten is a compile error. */
export type Handlers<All extends Resources> = {
  [Name in keyof All]: { [Key in keyof All[Name]]: Handler<All[Name][Key]> };
};

/** Takes checked input with its defaults filled in. Of a list it answers all: pages are cut elsewhere. */
export type Handler<E extends Endpoint> = (input: InputOf<E>) => Handled<E>;

type Handled<E extends Endpoint> = E['envelope'] extends 'page'
  ? readonly z.output<E['response']>[]
  : E['envelope'] extends 'results'
    ? Opened<unknown>['results']
    : OutputOf<E>;
