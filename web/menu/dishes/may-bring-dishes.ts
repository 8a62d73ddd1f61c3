import { mayChange } from '../../lib/own-role.ts'

/** Dishes of the catalog and of files come with prices and with what they contain. */
export const mayBringDishes = (): boolean => mayChange('edit prices', 'declare allergens')
