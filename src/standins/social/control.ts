import { standinControl, type StandinControl } from '../serve/control.ts';

/** The control door of a running social stand-in. */
export type SocialControl = StandinControl;

/** @param url the address of the stand-in */
export const socialControl = (url: string): SocialControl => standinControl(url);
