/** What rooms outside of this one know of a menu that was read. */
export type { LineReading, MenuReading } from './result/menu-reading.ts'
