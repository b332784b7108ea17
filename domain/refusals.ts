/**
 * Why a request was turned away: what it said (`input`), who sent it (`sign-in`, `role`), how often (`limit`), how much
 * its network asked for (`budget`), how much everybody did (`busy`), from where (`other-site`), or because it looks
 * like a robot's (`form-trap`: the hidden field was filled; `form-token`: the form was not one of ours, or filled
 * faster than anybody can).
 */
export const REFUSAL_REASONS = [
  'input',
  'sign-in',
  'role',
  'limit',
  'budget',
  'busy',
  'other-site',
  'form-trap',
  'form-token',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
