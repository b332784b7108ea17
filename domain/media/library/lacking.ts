/**
 * What a file of the library may lack: a picture its alternative text in one of the languages, a file its licence or
 * any use, a PDF document its tags for screen readers, letters (it is a scan), or the reason why visitors see personal
 * data in it.
 */
export const LACKING = ['alt', 'licence', 'use', 'tags', 'letters', 'reason'] as const;
export type Lacking = (typeof LACKING)[number];
