/** Whether an SPDX expression can be kept: all of AND, one of OR. */
export function isAllowed(expression: string): boolean;
/** Every package that runs, by name; the licence is 'unknown' where nobody says. */
export function listLicences(): { name: string; version: string; licence: string }[];
/** docs/licences.md */
export function renderLicences(): string;
