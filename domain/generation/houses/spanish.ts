import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The counter of tapas, the rices of the east coast, and the fire of Castile and the Basques. */
export const spanish: Houses = wordTable({
  'tapas bar': `
    gilda, croquetas, tortilla espanola, jamon iberico, pan con tomate, gambas al ajillo, boquerones, anchoas
    calamares a la romana, chipirones, albondigas, chorizo a la sidra, empanada, huevos rotos, pinchos morunos
    bunuelos de bacalao, tortillitas, mejillones, piquillos, salmorejo, gazpacho, pulpo a feira, pollo al ajillo
    solomillo al whisky, secreto iberico, carrilleras, callos, espinacas con garbanzos, pisto, ensaladilla, patatas bravas
    champinones, padron, garbanzos fritos, alcachofas fritas, berenjenas con miel, tabla de quesos, atun encebollado`,
  'rice house': `
    paella, arroz, fideua, suquet, zarzuela, almejas, mejillones, esqueixada, chipirones, calamares, gambas, bunuelos de bacalao
    boquerones, calcots, escalivada, pan con tomate, lubina, atun encebollado, sardinas, pimientos rellenos, menestra
    canelones, pollo asado, tumbet, alcachofas, pipirrana, gazpacho, croquetas`,
  'grill house': `
    chuleton, cochinillo, lechazo, rabo de toro, secreto iberico, solomillo, carrilleras, pollo asado, chilindron, fabada
    cocido, callos, marmitako, bacalao al pil pil, merluza, lubina, calamares en su tinta, sardinas, verduras a la brasa
    lentejas, pochas, menestra, chorizo a la sidra, jamon iberico, piquillos, melon con jamon, setas a la plancha, gilda
    huevos rotos, croquetas, esparragos blancos, anchoas, pimientos asados, sidra, pulpo a feira, alcachofas, empanada`,
})
