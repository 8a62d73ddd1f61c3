export type { ListedMenu } from '#contract/saved-menus.ts'
