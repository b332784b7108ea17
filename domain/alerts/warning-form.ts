import { ALERT_KINDS, type AlertKind } from '../content-types/alert.ts';

/** The name under which the form that warns of a kind is known, beside those of content types: `warn-fire`. */
export const warningForm = (kind: AlertKind): string => `warn-${kind}`;

const NAMES = new Set(ALERT_KINDS.map(({ value }) => warningForm(value)));

export const isWarningForm = (name: string): boolean => NAMES.has(name);
