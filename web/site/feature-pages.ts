/** Pages of a single feature, by their kind in `contract/pages/pages.ts`. */
export { BoardPage as board } from './boards/board-page.tsx'
