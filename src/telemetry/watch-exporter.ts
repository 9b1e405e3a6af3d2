import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** The same exporter, which tells when the collector begins to take no spans, and when it takes them again. */
export function watchExporter(
  exporter: SpanExporter,
  tell: (takes: boolean) => void,
): SpanExporter {
  let took = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- success; the enum is in a package we do not depend on
        const takes = result.code === 0;
        if (takes !== took) tell(takes);
        took = takes;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
