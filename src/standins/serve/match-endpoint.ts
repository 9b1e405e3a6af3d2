import { endpointsOf, type Endpoint, type Service } from '../../services/endpoint.ts';
import { matchPath } from '../../services/route.ts';

/** An endpoint a request is for, and what its path says. */
export interface Matched {
  endpoint: Endpoint;
  params: Record<string, string>;
}

/**
 * Every endpoint that a method and path fit. There are several where two declarations share a route; a route
 * that spells a segment out goes before one that has a parameter there.
 */
export function matchEndpoints(service: Service, method: string, path: string): Matched[] {
  const matched = endpointsOf(service).flatMap((endpoint) => {
    const params = endpoint.route.method === method ? matchPath(endpoint.route, path) : undefined;
    return params === undefined ? [] : [{ endpoint, params }];
  });
  const fewest = Math.min(...matched.map(({ endpoint }) => endpoint.route.params.length));
  return matched.filter(({ endpoint }) => endpoint.route.params.length === fewest);
}
