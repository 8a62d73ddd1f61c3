import { languageOf } from '#domain/money/locale.ts'
import type { Draw } from './draw.ts'
import type { LaidLine } from './page.ts'

/** What a website has above its menu, and below it, by language. */
const words: Readonly<Record<string, readonly [above: string, below: string]>> = {
  en: [
    'Skip to content|Home|Menu|About|Catering|Gift Cards|Sign in|Cart (0)|Order Online|Reservations|Search menu|Pickup 15–25 min|Delivery|Locations|Careers|4.7 (1,200+ ratings)|Most Popular',
    'Privacy Policy|Terms of Use|Powered by TableHost|© 2024|We use cookies to improve your experience.|Accept all|Follow us|Subscribe to our newsletter|Back to top|Accessibility|Prices on this page may differ from those in the restaurant.',
  ],
  de: [
    'Zum Inhalt springen|Startseite|Speisekarte|Über uns|Reservieren|Kontakt|Galerie|Warenkorb (0)|Anmelden|Karriere',
    'Impressum|Datenschutz|Wir verwenden Cookies.|Alle akzeptieren|Newsletter abonnieren|Nach oben|Folgen Sie uns',
  ],
  fr: [
    'Aller au contenu|Accueil|La carte|Réserver|Contact & accès|Nos menus|Galerie|Panier (0)|Connexion|Click & collect',
    'Mentions légales|Plan du site|Inscrivez-vous à notre newsletter|Nous utilisons des cookies pour mesurer l’audience du site.|Tout accepter|Réserver une table|Suivez-nous',
  ],
  es: [
    'Saltar al contenido|Inicio|La carta|Reservas|Contacto|Quiénes somos|Pedir online|Carrito (0)|Iniciar sesión',
    'Aviso legal|Política de privacidad|Usamos cookies|Aceptar todo|Síguenos|Suscríbete',
  ],
  it: [
    'Vai al contenuto|Home|Menù|Chi siamo|Prenota|Contatti|Gallery|Carrello (0)|Accedi',
    'Privacy|Cookie|Accetta tutti|Seguici|Note legali|Iscriviti alla newsletter|Torna su',
  ],
  pt: [
    'Início|Cardápio|Ementa|Sobre nós|Reservas|Contactos|Carrinho (0)|Entrar|Pedir agora',
    'Política de privacidade|Termos|Usamos cookies|Aceitar|Siga-nos|Voltar ao topo',
  ],
  nl: [
    'Home|Menukaart|Over ons|Reserveren|Contact|Winkelmand (0)|Inloggen|Bestel online',
    'Privacybeleid|Wij gebruiken cookies.|Alles accepteren|Volg ons|Terug naar boven',
  ],
  tr: [
    'Ana sayfa|Menü|Hakkımızda|Rezervasyon|İletişim|Sepet (0)|Giriş yap',
    'Gizlilik|Çerez kullanıyoruz|Kabul et|Bizi takip edin|Yukarı çık',
  ],
}

/** The menu as it is copied with the page of a website around it; what isn't of the menu is left out of it. */
export function onSite(lines: readonly LaidLine[], language: string, draw: Draw): LaidLine[] {
  const [above, below] = (words[languageOf(language)] ?? words.en ?? ['', '']).map((list) => list.split('|'))
  const linesOf = (texts: readonly string[] = [], most: number): LaidLine[] => {
    const gap = draw.whole(0, 1)
    return draw
      .shuffled(texts)
      .slice(0, draw.whole(1, most))
      .map((text) => ({ text, state: 'ornament', blankAbove: gap }))
  }
  const [first, ...rest] = lines
  const all = [
    ...linesOf(above, 9),
    ...(first ? [{ ...first, blankAbove: draw.whole(0, 1) }] : []),
    ...rest,
    ...linesOf(below, 5),
  ]
  return all.map((line, at) => (at === 0 ? { ...line, blankAbove: 0 } : line))
}
