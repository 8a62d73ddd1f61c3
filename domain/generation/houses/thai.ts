import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The wok and the noodles of the street, the charcoal and sticky rice of Isan and the north, and the sea. */
export const thai: Houses = wordTable({
  street: `
    pad thai, pad see ew, pad kee mao, pad kra pao, pad woon sen, kuay tiew, khao man gai, khao pad, khao soi, satay
    poh pia, tod mun, hoi tod, som tum thai, som tum jay, pad med mamuang, moo ping, prik khing, gaeng keow wan, panang
    khai luk khoei, khanom pang, thung thong, tao hoo, pad khing, pad makhuea, gai yang, khai dao, naem khao tod
    satay and rice, tom yum, tom kha, massaman, yum woon sen, larb gai`,
  upcountry: `
    larb, som tum, sai ua, nam tok, gai yang, khao soi, hung lay, suea rong hai, kor moo yang, pla pao, hor mok, aeb het
    nam prik num, khao niao, gaeng om, gaeng het, gaeng pa, moo ping, nuea yang, naem khao tod, miang kham, samunprai
    khao pad phak, gaeng som, tao hoo song kreung, tom yum het, khai dao, hoi chell, tao hoo tod`,
  seafood: `
    goong, pla, poo, hoi, tod mun pla, salmon, lobster, gaeng som, choo chee, som tum, tom yum, tom kha, yum woon sen
    khao pad, pad kra pao, panang, gaeng keow wan, tao hoo, khao pad phak, satay, massaman, yum ma muang, miang kham`,
})
