import { nearest } from '../../services/nearest.ts';
import type { ReportStore } from '../../shared/figure-store.ts';
import type { SavedReport } from '../../shared/report.ts';
import type { ReportSaved, SavedReportFound } from '../../shared/report-run.ts';

export function createSavedReports({ reports }: { reports: ReportStore }) {
  return {
    /** Under a name of one's own, an older one is replaced. */
    async saveReport(saved: SavedReport): Promise<ReportSaved> {
      const known = await reports.report(saved.name);
      if (known && known.by.user !== saved.by.user) return { kind: 'taken', by: known.by };
      await reports.save(saved);
      return { kind: 'saved', isNew: known === undefined };
    },

    async findSavedReport(name: string): Promise<SavedReportFound> {
      const saved = await reports.report(name);
      if (saved !== undefined) return { kind: 'found', saved };
      const names = (await reports.reports()).map((one) => one.name);
      const meant = nearest(name, names);
      return {
        kind: 'none',
        names: names.slice(0, 20),
        ...(meant !== undefined && { nearest: meant }),
      };
    },

    async listSavedReports(): Promise<SavedReport[]> {
      return reports.reports();
    },

    /** @returns whether there was one */
    async removeSavedReport(name: string): Promise<boolean> {
      return reports.remove(name);
    },
  };
}
