/** What makes the files of a menu, and prints it. */
export { exportJson } from './export-data.ts'
export { exportPdf, exportPdfWithMenu, exportPng } from './export-pages.ts'
export { printMenu } from './print-pages.ts'
