import { isPageNumber } from './line.ts'
import type { LineFacts } from './line-facts.ts'

/** `- 3 -`, `3 of 4` */
const PAGE =
  /^(?:[-\u2013\u2014]\s*)?\d{1,3}(?:\s*(?:of|von|sur|de|di|\/)\s*\d{1,3})?(?:\s*[-\u2013\u2014])?$/iu
const CONTINUED =
  /^(?:.{0,40}\s)?\(?(?:continued(?: on next page| overleaf)?|cont['’]?d\.?|suite|fortsetzung|continúa|continuación|segue|vervolg|please turn over|see reverse)\)?\.?$/iu

/** `From: Lan`, `Subject: Our new menu` */
const MAIL_HEAD =
  /^(?:from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|à|objet|envoyé|para|asunto|enviado|da|oggetto|data)\s?:\s\S/iu

/** `Rev. 10/24`, `v3.2`, `Menu by Studio K`, `Photos: Jane Doe`: which print it is, and whose work. */
const IMPRINT =
  /^(?:(?:rev(?:ised|ision)?|version|ver|v|updated|printed|gedruckt)[.:]?\s?\d{1,4}(?:[./-]\d{1,4}){0,2}|(?:menu )?(?:design(?:ed)?|photo(?:graph)?s|photography|illustrations?|printed)(?: by\s|\s?:\s?)\S.{0,60}|menu (?:by|:) .{0,60}\b(?:studio|design|print(?:ing|ers)?|photos?|agency)\b.{0,60})$/iu

/** Matches what Carte prints at the foot of each page of a Basic menu, the part that a photograph shows. */
const WATERMARK = /^created\s+with\s+c\S{0,6}$/iu
const MAIL_END = /^(?:sent from my|gesendet von mein|envoyé de mon|enviado desde mi|inviato da)\b/iu

/** `Item   Price`: heads of a table that say nothing of its columns. */
const TABLE_HEAD =
  /^[\p{L}\s]+\t(?:price|prices|preis|preise|prix|precio|precios|prezzo|prezzi|preço|preços|prijs|pris|cena)\s?(?:\(.{1,6}\)|\p{Sc})?$/iu

/** What leads to other pages of a website. */
const PAGES = new Set(
  'home,menu,menus,our menu,about,about us,contact,contact us,book,book now,book a table,reserve,reservations,order,order online,gallery,events,gift cards,location,locations,find us,hours,careers,login,cart,accueil,la carte,carte,nous trouver,réserver,réservation,contactez-nous,galerie,startseite,speisekarte,über uns,kontakt,reservieren,reservierung,anfahrt,impressum,inicio,carta,la carta,nosotros,reservas,reservar,contacto,chi siamo,prenota,contatti,dove siamo,over ons,reserveren,kaart,start,a propos,à propos,início,contato,contactos,sobre,sobre nós,om oss,om os,etusivu,yhteystiedot,strona główna,o nas,domů,kapcsolat,rólunk,acasă,ana sayfa,anasayfa,iletişim,αρχική,επικοινωνία,главная,контакты,головна,контакти,ホーム,お問い合わせ,首页,首頁,联系我们,홈'.split(
    ',',
  ),
)

/** Returns whether a text is what a website calls one of its pages. */
export const isNameOfPage = (text: string): boolean => PAGES.has(text.trim().toLowerCase())

/** What an app for orders writes at a dish, alone on a line. */
const BADGE =
  /^(?:#\d+ )?(?:most (?:liked|ordered|popular)|popular|best ?sellers?|top seller|new|sold out|add(?: to (?:cart|basket|order))?|beliebt|neu|ausverkauft|hinzufügen|populaire|le plus populaire|nouveau|épuisé|ajouter|más vendido|nuevo|agotado|añadir|agregar|mais vendido|novo|esgotado|adicionar|popolare|più venduto|nuovo|esaurito|aggiungi|populair|nieuw|uitverkocht|toevoegen|popularne|bestseller|nowość|dodaj)$/iu
/** A word alone on one line may as well be a heading. */
const LEAST_BADGES = 2

/** `Accueil | La carte | Nous trouver | Réserver`: the navigation of a page. */
function isNavigation(text: string): boolean {
  if (!/[|•·\t>]/u.test(text)) return false
  const parts = text
    .toLowerCase()
    .split(/\s*[|·•\t>]\s*/u)
    .filter(Boolean)
  return parts.length > 2 && parts.filter((part) => PAGES.has(part)).length * 2 > parts.length
}

/**
 * Lines that belong to the paper, the page or the message and not to the menu: page numbers, `continued`, a heading of
 * the page that is printed again, navigation, badges of an app, the head of an e-mail, the line that says what a menu was made with.
 */
export function withoutFurniture(lines: readonly LineFacts[]): LineFacts[] {
  const pages = pageNumbers(lines)
  const seen = new Map<string, number>()
  const mailHeads = lines.slice(0, 6).filter(({ text }) => MAIL_HEAD.test(text)).length
  const first = lines.find(({ isOrnament }) => !isOrnament)
  const badges = lines.filter(({ text }) => BADGE.test(text)).length
  return lines.map((facts, at) => {
    if (facts.isOrnament) return facts
    const said = facts.text.toLowerCase()
    const before = seen.get(said)
    seen.set(said, at)
    const isRepeated =
      before !== undefined &&
      facts.tail.prices.length === 0 &&
      (first?.text.toLowerCase() === said || facts.isContact)
    const isPage =
      pages.has(at) ||
      isPageNumber(facts.text) ||
      (PAGE.test(facts.text) && (/\p{L}/u.test(facts.text) || /^[-\u2013\u2014]/u.test(facts.text)))
    const isMail =
      MAIL_END.test(facts.text) ||
      (at < 6 && facts.tail.prices.length === 0 && mailHeads > 1 && MAIL_HEAD.test(facts.text))
    const isTableHead = /\t/u.test(facts.text) && TABLE_HEAD.test(facts.text)
    const isOfPaper =
      isTableHead ||
      isRepeated ||
      isPage ||
      isMail ||
      (badges >= LEAST_BADGES && BADGE.test(facts.text)) ||
      WATERMARK.test(facts.text) ||
      CONTINUED.test(facts.text) ||
      IMPRINT.test(facts.text) ||
      isNavigation(facts.text)
    return isOfPaper ? { ...facts, isOrnament: true } : facts
  })
}

/** Bare numbers alone between blank lines, each one more than the one before: pages are counted so, prices are not. */
function pageNumbers(lines: readonly LineFacts[]): ReadonlySet<number> {
  const alone = lines.flatMap(({ text, gapAbove }, at) =>
    /^\d{1,2}$/u.test(text) && gapAbove >= 1 && (lines[at + 1]?.gapAbove ?? 1) >= 1
      ? [{ at, number: Number(text) }]
      : [],
  )
  const isCounted = alone.every(({ number }, index) => number === (alone[0]?.number ?? 0) + index)
  return new Set(isCounted && (alone[0]?.number ?? 9) < 4 ? alone.map(({ at }) => at) : [])
}
