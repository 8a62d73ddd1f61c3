/** Errors of calls about changes, as in `errors.ts`. */
export const changeErrors = {
  404: {
    change_not_found: 'This change is gone already.',
  },
  409: {
    change_ended: 'This change has ended already.',
    change_asks: 'The menu was changed since, in the same places. Please say what should hold.',
    too_many_changes: 'You have 100 changes that wait. Please apply or withdraw some first.',
  },
} as const
