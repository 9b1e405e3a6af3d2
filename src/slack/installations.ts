import type { InstallationTable } from '../shared/installation-table.ts';
import { NotInstalledError, TokenRenewalError, type Installation } from './installation.ts';
import type { RenewToken } from './renew-token.ts';

/** The workspaces that installed the app. */
export interface Installations {
  /**
   * One of them, with a token that holds for a while: it is renewed before it ends, once, whoever asks.
   * @throws NotInstalledError, and TokenRenewalError where another process has been renewing it for too long
   */
  of(team: string): Promise<Installation>;
  /** As it is kept, with whatever token. */
  kept(team: string): Promise<Installation | undefined>;
  keep(installation: Installation): Promise<void>;
  /** @returns false where it was not there */
  forget(team: string): Promise<boolean>;
  /** Ids of the workspaces. */
  teams(): Promise<string[]>;
}

interface Deps {
  table: InstallationTable;
  cipher: {
    seal(text: string, about: string): string;
    open(sealed: string, about: string): string;
    isNewest(sealed: string): boolean;
  };
  renew: RenewToken;
  log: { warn(facts: object, message: string): void };
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A token lives for twelve hours. */
const renewedBeforeMs = 2 * 3_600_000;

/** Longer than a call of Slack may take. */
const turnMs = 20_000;

export function createInstallations({ table, cipher, renew, log, now }: Deps): Installations {
  const renewing = new Map<string, Promise<Installation>>();

  return {
    of: async (team) => {
      const kept = await read(team);
      const { rotation } = kept.installation;
      if (rotation === undefined || rotation.expiresAt - now() > renewedBeforeMs) {
        return kept.installation;
      }
      const under = renewing.get(team) ?? renewed(kept).finally(() => renewing.delete(team));
      renewing.set(team, under);
      return under;
    },
    kept: async (team) => {
      const isThere = (await table.get(team)) !== undefined;
      return isThere ? (await read(team)).installation : undefined;
    },
    keep: (installation) => table.put(installation.team, sealed(installation)),
    forget: (team) => table.remove(team),
    teams: () => table.teams(),
  };

  async function read(team: string): Promise<Kept> {
    const found = await table.get(team);
    if (found === undefined) throw new NotInstalledError(team);
    const { sealed: text, version } = found;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `sealed` writes it, and it is signed
    const installation = JSON.parse(cipher.open(text, team)) as Installation;
    if (cipher.isNewest(text)) return { installation, version };
    await table.replace(team, version, sealed(installation));
    return read(team);
  }

  async function renewed({ installation, version }: Kept): Promise<Installation> {
    const { team, rotation } = installation;
    if (rotation === undefined) return installation;
    const stillHolds = rotation.expiresAt > now();
    if (!(await table.claim(team, version, turnMs))) {
      if (stillHolds) return installation;
      const { installation: newer } = await read(team);
      if ((newer.rotation?.expiresAt ?? Infinity) > now()) return newer;
      throw new TokenRenewalError(`The token of the Slack workspace ${team} is being renewed.`);
    }
    try {
      const { botToken, refreshToken, livesMs } = await renew(rotation.refreshToken);
      const next: Installation = {
        ...installation,
        botToken,
        rotation: { refreshToken, expiresAt: now() + livesMs },
      };
      if (await table.replace(team, version, sealed(next))) return next;
      return (await read(team)).installation;
    } catch (error) {
      if (!stillHolds) throw error;
      log.warn({ team, error: String(error) }, 'Slack token not renewed; it holds for a while yet');
      return installation;
    }
  }

  function sealed(installation: Installation): string {
    return cipher.seal(JSON.stringify(installation), installation.team);
  }
}

interface Kept {
  installation: Installation;
  version: number;
}
