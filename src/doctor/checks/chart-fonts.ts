import { FontError, requireFonts } from '../../charts/fonts.ts';
import { ok, problem, type Check } from '../check.ts';

/** The fonts of charts, which come with the packages. */
export const chartFontsCheck: Check = {
  name: 'chart fonts',
  run: async () => {
    try {
      requireFonts();
      return [ok('they are there.')];
    } catch (error) {
      if (!(error instanceof FontError)) throw error;
      return [problem(error.message)];
    }
  },
};
