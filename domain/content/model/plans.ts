/** The columns of an entry whose publication is not planned. */
export const NO_PLAN = { publish_at: null, publish_by: null, publish_languages: null } as const;

/** The columns of an entry that does not leave the site by itself. */
export const NOT_LEAVING = { leave_at: null, leave_to: null, leave_by: null } as const;
