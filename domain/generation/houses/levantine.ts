import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** Charcoal and skewers, what is eaten standing, and the pots of the home. */
export const levantine: Houses = wordTable({
  grill: `
    shish taouk, kafta meshwiyeh, lahm meshwi, mashawi, castaleta, farrouj, samak meshwi, arayes, makanek, jawaneh
    kraydis meshwi, sawda, kibbeh nayeh, hummus bil lahme, arnabeet, fitr mashwi, ouzi, samke harra, musakhan
    shawarma lahme, falafel, fattoush, tabbouleh, maqluba, kibbeh`,
  street: `
    shawarma, falafel, ful, shakshuka, foul, ejjeh, bayd, manakish, fatayer, sambousek, rakakat, arayes, kibbeh, balila
    fatteh, kids cheese flatbread, shish taouk, kafta meshwiyeh, farrouj, mujaddara, chickpea bowl, bizri, arnabeet
    musakhan, shorbat adas, lahm meshwi, kraydis bil forn`,
  'home kitchen': `
    maqluba, mansaf, ouzi, freekeh, kibbeh bil saniyeh, kibbeh labaniyeh, shish barak, dawood basha, mahshi, mloukhieh
    bamia, bamya, sayadieh, tajen samak, samke harra, kraydis bil forn, bi zeit, maghmour, adas bi hamod, foul akhdar
    burghul, mujaddara, warak enab, makdous, batinjan bi banadoura, fatteh, shorbat adas, kibbet lakteen, ardi shawki
    hashweh, musakhan, kibbeh, fatayer, ejjeh, sawda`,
})
