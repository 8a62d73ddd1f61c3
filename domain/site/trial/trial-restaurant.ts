/** Whose menu a stranger tries the editor on. */
export const TRIAL_RESTAURANT = 'The Sea Gate'
