import { parser } from '@prometheus-io/lezer-promql';

/** One metric an expression looks at. */
export interface Selected {
  metric: string;
  /** Names of the labels it picks by. */
  labels: string[];
}

/** The metrics of an expression. @throws Error where Prometheus' own grammar does not know it */
export function selectedBy(expression: string): Selected[] {
  // Grafana puts a duration there.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const tree = parser.parse(text);
  const all: Selected[] = [];
  tree.iterate({
    enter: ({ type, from, to }) => {
      const part = text.slice(from, to);
      if (type.isError) throw new Error(`«${text}» makes no sense at ${from}`);
      if (type.name === 'VectorSelector') all.push({ metric: '', labels: [] });
      if (type.name === 'Identifier') Object.assign(all.at(-1) ?? {}, { metric: part });
      if (type.name === 'LabelName' && isInSelector(tree.resolve(from, 1))) {
        all.at(-1)?.labels.push(part);
      }
    },
  });
  return all;
}

interface Node {
  name: string;
  parent: Node | null;
}

const isInSelector = (node: Node | null): boolean =>
  node !== null && (node.name === 'VectorSelector' || isInSelector(node.parent));
