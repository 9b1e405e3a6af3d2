/** One Slack workspace's installation as the store keeps it: unreadable without the key. */
export interface SealedInstallation {
  sealed: string;
  /** Another one after each change. */
  version: number;
}

/** Where installations are kept. All of it throws StoreError when the database does not do its part. */
export interface InstallationTable {
  /** Ids of the workspaces, in their order. */
  teams(): Promise<string[]>;
  get(team: string): Promise<SealedInstallation | undefined>;
  /** Keeps it, in the place of what was there. */
  put(team: string, sealed: string): Promise<void>;
  /** @returns false where it was not there */
  remove(team: string): Promise<boolean>;
  /**
   * Takes the turn to renew this version, for `ms` milliseconds.
   * @returns false where another process has the turn, or the version is an old one by now
   */
  claim(team: string, version: number, ms: number): Promise<boolean>;
  /** Puts it in the place of this version. @returns false where that is an old one by now */
  replace(team: string, version: number, sealed: string): Promise<boolean>;
}
