import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The grill at the table, the pots that a day begins and ends with, and the pub. */
export const korean: Houses = wordTable({
  barbecue: `
    bulgogi, galbi gui, galbijjim, samgyeopsal, jeyuk bokkeum, dakgalbi, yukhoe, ssambap, *naengmyeon, saeu sogeumgui
    godeungeo gui, doenjang jjigae, kimchi jjigae, dolsot bibimbap, beoseot bulgogi, gyeranjjim, ssam platter, pajeori
    haemul pajeon, kimchijeon, japchae, jjin mandu, namulbap, yachae bibimbap, hobakjuk, bossam, bindaetteok, gamjajeon, hobakjeon
    dubu buchim, tangpyeongchae, yachae mandu, kongnamul guk, yangnyeom wings, miyeokguk`,
  'soup house': `
    *jjigae, *tang, seolleongtang, *guk, *jeongol, kalguksu, *bibimbap, dolsotbap, namulbap, *jorim, galbijjim, haemul jjim
    hobakjuk, dubu buchim, dubu kimchi, jjin mandu, yachae mandu, miyeokguk, tangpyeongchae, dotorimuk, oi naengguk
    gaji deopbap, godeungeo gui, bulgogi, ssambap, bindaetteok, gamjajeon, hobakjeon, japchae, gyeranjjim, gyeranmari`,
  pub: `
    yangnyeom, dakgangjeong, beoseot gangjeong, tteokbokki, *jeon, bindaetteok, golbaengi, dubu kimchi, gimbap
    budae jjigae, jokbal, bossam, *bokkeum, kimchi bokkeumbap, jjamppong, jjajangmyeon, dakgalbi, gwangeohoe, guljeon
    eomuk, corn cheese, yachae mandu, saeu sogeumgui, hobak buchimgae, samgyeopsal, dubu jorim, yachae japchae
    kimchi jjigae, beoseot bulgogi`,
})
