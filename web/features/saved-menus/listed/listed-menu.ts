export type { ListedMenu } from '#contract/menus/saved-menus.ts'
