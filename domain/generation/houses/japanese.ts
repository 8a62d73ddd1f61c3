import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The counter of raw fish, the bowl of noodles, and the pub with its skewers. */
export const japanese: Houses = wordTable({
  'sushi bar': `
    sashimi, *maki, *sushi, inarizushi, california roll, spicy tuna, avocado roll, dragon roll, rainbow roll, nigiri, uni
    hamachi, katsuo, gyu tataki, tako sunomono, ankimo, chawanmushi, toro, unaju, gindara, salmon shioyaki, tai no
    ebi shioyaki, tempura moriawase, yasai tempura, edamame, gyoza, maguro, tori no teriyaki, wagyu, hiyayakko, shishito`,
  'noodle bar': `
    *ramen, tsukemen, tantanmen, *udon, *soba, hiyashi chuka, yakisoba, pasta, harusame itame, shirataki itame, gyoza
    karaage, edamame, agedashi, tempura, korokke, tamago sando, katsu, curry, gyudon, oyakodon, kakuni, renkon chips
    ebi shinjo, hiyayakko, donburi, shishito, tebasaki, takoyaki`,
  izakaya: `
    yakitori, tsukune, sasami, kushiyaki, buta bara, tebasaki, karaage, edamame, shishito, takoyaki, agedashi, sashimi moriawase, tataki, okonomiyaki, yakisoba
    shioyaki, kama, saikyo, kakuni, tonkatsu, korokke, kaki furai, hotate butter, dengaku, dashimaki, misozuke, renkon
    satsumaimo, hiyayakko, gyoza, steak, oden, nabe, mizutaki, yosenabe, kara age, tofu hambagu, wafu patty, teriyaki
    omurice, miso itame, hamachi with, tako sunomono, ankimo, koji`,
})
