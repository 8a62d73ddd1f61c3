import { readFileSync } from 'node:fs'
import { type MenuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'

/** Menus of different lengths, kinds and scripts, on the paper that such a restaurant uses. */
export const juryMenuNames = [
  'winebar',
  'trattoria',
  'bistro',
  'brunch',
  'steak',
  'biergarten',
  'chinese',
  'wine',
  'taproom',
  'room-service',
  'arabic',
  'hebrew',
  'japanese',
  'thai',
] as const

export type JuryMenuName = (typeof juryMenuNames)[number]

export const juryMenu = (name: JuryMenuName): MenuFile =>
  readMenuFile(readFileSync(new URL(`./menus/${name}.json`, import.meta.url), 'utf8'))
