import { isNameOfPage } from '../../domain/reading/lines/furniture.ts'
import { attribute, isElement, type PageElement, type PageNode, textIn } from './page.ts'

/** Words for who hears a page, and those of a shop: nobody reads them on a menu. */
const UNSEEN =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|a11y-hidden|offscreen|onsale|star-rating|add[_-]to[_-]cart\S*|(?:mini-?|shopping-?)?cart(?:-\S+)?|basket(?:-\S+)?|nav(?:bar|igation)?(?:-\S+)?|breadcrumbs?|\S*cookies?(?:-?\S+)?|cc-window|gdpr\S*|consent\S*|cybot\S*|onetrust\S*)(?:\s|$)/iu

/** What is pressed, alone in its element. */
const PRESSED = new RegExp(
  `^[+\\s]*(?:${[
    'add(?: to (?:cart|bag|basket|order))?|order(?: now)?|buy(?: now)?|quick view|view (?:details|item|cart)|(?:select|choose) options|customi[sz]e|(?:read|learn|show) more',
    '(?:book|reserve)(?: (?:a|your) table)?(?: now| online)?|order online|(?:jetzt |online )?(?:(?:einen )?tisch )?reservieren|réserver(?: une table)?|reservar(?: (?:una |uma )?mesa)?|prenota(?: un tavolo| ora)?|reserveer(?: (?:nu|een tafel))?|boka bord|bestill bord|book bord|varaa pöytä|zarezerwuj stolik|rezervovat stůl',
    '(?:in den|zum) warenkorb(?: legen)?|in den einkaufswagen|hinzufügen|ausführung wählen|optionen wählen|jetzt bestellen|bestellen|mehr (?:erfahren|anzeigen)|weiterlesen',
    'ajouter(?: au panier)?|choix des options|commander|lire la suite|voir (?:plus|le produit)|je commande',
    '(?:añadir|agregar)(?: al? (?:carrito|cesta|pedido)| a la cesta)?|comprar|pedir(?: ahora)?|seleccionar opciones|elegir opciones|leer más|ver más',
    'adicionar(?: ao carrinho)?|encomendar|pedir agora|ver opções|ver mais|afegeix(?: a la cistella)?',
    'aggiungi(?: al carrello)?|ordina(?: ora)?|acquista|scegli(?: opzioni)?|leggi tutto|scopri di più',
    '(?:toevoegen )?(?:aan|in) (?:winkelwagen|winkelmand)(?: toevoegen| leggen)?|toevoegen|bestel(?: nu)?|opties selecteren|lees meer',
    '(?:læg|tilføj) (?:i|til) kurv(?:en)?|køb|lägg (?:i|till i) (?:varukorg(?:en)?|kundvagn(?:en)?)|köp|legg i handlekurv|kjøp|lisää (?:ostos)?koriin|osta',
    'dodaj do koszyka|do koszyka|zamów|wybierz opcje|přidat do košíku|do košíku|pridať do košíka|do košíka|objednat|koupit|kosárba(?: (?:teszem|helyezés))?|megrendelem',
    'adaugă în coș|comandă|dodaj u košaricu|u košaricu|dodaj v košarico|v košarico|dodaj u korpu|sepete ekle|sipariş ver',
    '(?:добавить )?в корзину|купить|заказать|(?:додати )?(?:в|до) кошика?|замовити|(?:добави )?в количката|поръчай|προσθήκη στο καλάθι|στο καλάθι',
    '(?:tambah|masukkan) ke keranjang|beli|pesan|tambah ke troli|thêm vào giỏ(?: hàng)?|đặt (?:món|hàng)|(?:เพิ่มลง|หยิบใส่)ตะกร้า|สั่งซื้อ',
    '加入(?:购物车|購物車)|立即(?:购买|訂購)|カートに(?:入れる|追加)(?:する)?|注文する|장바구니(?:에)? ?담기|주문하기|הוסף לסל|הוספה לסל|أضف إلى السلة|إضافة إلى السلة|أضف للسلة',
  ].join('|')})[\\s+›»→]*$`,
  'iu',
)

/** Links that are enough to be a list of them. */
const LINKS = 3

/** Are nothing but links in it, one of them to a page that houses have? */
function leadsToPages(element: PageElement): boolean {
  const links: string[] = []
  const isOfLinks = (node: PageNode): boolean => {
    if (!('childNodes' in node))
      return !('value' in node) || node.nodeName !== '#text' || node.value.trim() === ''
    if (isElement(node) && node.tagName === 'a') links.push(textIn(node).trim())
    else return node.childNodes.every(isOfLinks)
    return true
  }
  return isOfLinks(element) && links.length >= LINKS && links.some(isNameOfPage)
}

/** Characters of what is pressed, or of what a basket says. */
const LONGEST = 90

const BASKET =
  /(?<!\p{L})(?:cart|basket|bag|warenkorb|einkaufswagen|panier|carrito|cesta|carrinho|cistella|carrello|winkelwagen|winkelmand(?:je)?|kurv(?:en)?|varukorg(?:en)?|kundvagn(?:en)?|handlekurv(?:en)?|ostoskori(?:si)?|koszyk|košík|kos[aá]r(?:ad)?|coș(?:ul)?|košarica|korpa|sepet(?:im|iniz)?|корзин[ае]|кошик|количка(?:та)?|καλάθι|keranjang|giỏ hàng)(?!\p{L})|ตะกร้า|购物车|購物車|カート|장바구니|السلة/iu
const NOTHING_IN_IT =
  /(?<![\d.,])0(?:[.,]0{1,3})?(?![\d.,])|(?<!\p{L})(?:empty|leer|vide|vac[ií][oa]|vazio|vuoto|buit|leeg|tomt?|tyhjä|pusty|prázdný|prázdny|üres|gol|prazn[ao]|boş|пуста?|порожній|празна|άδειο|kosong|trống)(?!\p{L})|ว่าง|空|비어|فارغ/iu

/** `Warenkorb (0) 0,00 €`, `Tu carrito está vacío`: a basket with nothing in it. */
const isEmptyBasket = (text: string): boolean => BASKET.test(text) && NOTHING_IN_IT.test(text)

const ASKS_FOR_COOKIES =
  /(?:use|uses|using|verwende[nt]?|nutz(?:en|t)|setzen|utilis(?:e|ons|ent)|util[iy]z\p{L}+|usa(?:mos|n|no)?|gebruik(?:en|t)?|maken|brug(?:er|t)|använd\p{L}*|bruk(?:er|t)|käyt\p{L}+|używ\p{L}+|použív\p{L}+|használ\p{L}+|folos\p{L}+|korist\p{L}+|uporablj\p{L}+|kullan\p{L}+|использу\p{L}+|використову\p{L}+|използва\p{L}+)\s(?:\p{L}+\s){0,3}cookies?|^cookies?\s(?:\p{L}+\s){0,3}(?:help|ensure|helfen|permet|ayudan|aiutano)/iu

/** The text of an element, or less of it than a reader needs to know that it is long. */
function shortText(element: PageElement, most: number): string {
  let text = ''
  const add = (node: PageNode): void => {
    if (text.length > most) return
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    else if ('childNodes' in node) {
      for (const child of node.childNodes) add(child)
      text += ' '
    }
  }
  add(element)
  return text.replaceAll(/\s+/gu, ' ').trim()
}

/**
 * Returns whether nobody who looks at a menu reads an element: what is hidden, pressed, asked of visitors, or in an empty
 * basket.
 * @param isPrice is a text a price and nothing else? One that is read aloud in other words is seen.
 */
export function isUnseen(element: PageElement, isPrice: (text: string) => boolean): boolean {
  const named = `${attribute(element, 'class')} ${attribute(element, 'id')}`
  if (/^(?:html|body|main)$/u.test(element.tagName)) return false
  const text = shortText(element, 4 * LONGEST)
  return (
    element.attrs.some(({ name }) => name === 'hidden') ||
    (attribute(element, 'aria-hidden') === 'true' && !isPrice(text)) ||
    UNSEEN.test(named) ||
    (element.tagName === 'a' && /(?:^|\s)(?:button|btn)(?:\s|$)/iu.test(named)) ||
    /^(?:navigation|dialog|search|button)$/u.test(attribute(element, 'role')) ||
    /display:\s*none|visibility:\s*hidden|clip:\s*rect\(\s*[01]|left:\s*-\d{4}/iu.test(
      attribute(element, 'style'),
    ) ||
    /^[-–−]\s?\d{1,2}\s?%$|^\d{1,2}\s?% off$/iu.test(text) ||
    (text.length < 4 * LONGEST && element.tagName !== 'a' && leadsToPages(element)) ||
    (text.length <= LONGEST && (PRESSED.test(text) || isEmptyBasket(text))) ||
    (text.length <= 4 * LONGEST && !/\d/u.test(text) && ASKS_FOR_COOKIES.test(text))
  )
}

/** What a shop calls the price that held before: `old-price`, `was`, `compare-at`. */
const FORMER =
  /(?:^|[\s_-])(?:old|was|former|previous|strike(?:through|d)?|crossed|barre|tachado|barrato|durchgestrichen|streich|compare(?:-?at)?|list-?price|regular-?price|price-?(?:old|was|regular|before)|rrp|uvp|msrp)(?:[\s_-]|$)/iu

/** Returns whether a price is struck through, or called the one before. */
export function isFormer(element: PageElement): 'struck' | 'called' | undefined {
  if (/^(?:del|s|strike)$/u.test(element.tagName)) return 'struck'
  if (/line-through/iu.test(attribute(element, 'style'))) return 'struck'
  return FORMER.test(attribute(element, 'class')) ? 'called' : undefined
}
