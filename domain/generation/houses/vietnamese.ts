import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** Noodles in broth and in bowls, and the rice table with its claypots. */
export const vietnamese: Houses = wordTable({
  'noodle house': `
    pho, bun bo, bun rieu, hu tieu, bun cha, bun thit, bun tom, bun dau, bun xao, bun hue, bo kho, mi xao gion
    kids chicken noodle soup, banh cuon, cha gio, bo nhung giam`,
  'rice house': `
    com tam, com ga, ga nuong, ga kho, thit kho, suon nuong, bo luc lac, bo xao, ca kho, cha ca, canh chua, ca chien
    ca hap, tom rim, ca ri, ca tim, nam kho, dau hu sot, mit kho, com chien, bo nhung giam, banh xeo, banh khot, goi
    bo la lot, bo tai chanh, muc rang muoi, sup mang cua, kids grilled pork`,
})
