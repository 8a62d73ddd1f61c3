import type { Houses } from './house.ts'

/** Where Italians eat what: the pizzeria, the trattoria of Rome and Tuscany, the osteria of the north, and by the sea. */
export const italian: Houses = {
  pizzeria:
    /\b(?:pizza|calzone|farinata|arancini|panelle|carrozza|crocche|ascolana|taralli|caprese|bruschetta|alfredo|chicken parmigiana|melanzane alla parmigiana|alla vodka|lasagne|sorrentina|pomodoro|penne|neapolitan|naples|focaccia|pane all aglio|fritti|salsiccia|peperonata|rigatoni|insalata|vongole|gamberoni|cozze|fritto misto|cannoli|tiramisu)\b/,
  trattoria:
    /\b(?:roman|romana|rome|tuscan\w*|toscani|fiorentina|umbrian|amatriciana|carbonara|cacio|saltimbocca|scottadito|porchetta|ribollita|cinghiale|uccelletto|giudia|cacciatora|pasta e ceci|ragu|lasagne|parmigiana|salsiccia|mattone|tagliata|caponata|cicoria|fave|crostini|prosciutto|minestrone|lentic\w+|orecchiette|arrabbiata|funghetto|infarinata|ciambotta|cannellini|ceci|carciofi|panzanella)\b/,
  northern:
    /\b(?:milan\w*|piedmont\w*|langhe|venetian|venice|ligurian|genovese|friul\w*|montasio|alto adige|mantuan|turin|bagna|vitello tonnato|ossobuco|risotto|polenta|tajarin|tartufo|truffle|capriolo|emilian|bologna|ragu|tortelli|zucca|radicchio|porcini|prosciutto|pollo al mattone|tagliata|focaccia di recco|borlotti|carpaccio)\b/,
  coastal:
    /\b(?:mare|pesce|vongole|scoglio|acqua pazza|branzino|orata|tonno|gamberoni|cozze|polpo|alici|seppi\w+|swordfish|baccala|livornese|amalfi|sicil\w*|palermo|messina|crudo|rombo|turbot|cuttlefish|squid|sea urchin|ligurian|genovese|limone|caponata|puttanesca|pomodoro|norma|melanzane|finocchi|sardinian|scapece)\b/,
}
