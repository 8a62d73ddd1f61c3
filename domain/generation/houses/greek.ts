import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The oven of the taverna, the boats of the islands, and the charcoal of the psistaria. */
export const greek: Houses = wordTable({
  taverna: `
    moussaka, pastitsio, giouvetsi, *kokkinisto, soutzoukakia, stifado, papoutsakia, lahanodolmades, hirino me selino
    spetsofai, exohiko, kotopoulo, kleftiko, arni sto fourno, paidakia, keftedakia, bouyiourdi, sikotakia, avgolemono
    briam, gemista, bifteki, tsipoura, dakos, hortopita, melitzanes yiahni`,
  fish: `
    kalamari, octopus, gavros, bakaliaros, mydia, garides, sardeles, psarosoupa, shrimp saganaki, taramasalata
    tsipoura, xifias, garidomakaronada, astakomakaronada, kakavia, soupies, htapodi, sea bass, kids fish, kotopoulo lemonato
    paidakia, domatokeftedes`,
  grill: `
    souvlaki, gyro, paidakia, bifteki, loukaniko, keftedakia, soutzoukakia, kotopoulo, sikotakia, exohiko, tirokafteri
    saganaki me meli, manitaria, grilled octopus, horiatiki, melitzanosalata, kolokithokeftedes, arni sto fourno
    tsipoura`,
})
