import { categories, goods, parties, type DemoTrade } from './catalogue.ts';

/** Outdoor and boat equipment. */
export const fjordTrade: DemoTrade = {
  orders: 60,
  seed: 3,
  discounted: 'clothes',
  categories: categories(`
    boat | Boat equipment | Båttillbehör
    rope | Rope and rigging | Rep och rigg
    camp | Camping | Friluftsliv
    clothes | Clothing | Kläder
    services | Services | Tjänster`),
  types: [],
  typed: {},
  tracked: { 'GAS-230': 'expiring', 'ANT-FOUL': 'expiring', 'VHF-HND': 'serial' },
  boxed: { 'SHK-8': 20, 'SNP-80': 20 },
  kits: [],
  goods: goods(`
    FEN-250 | Fender 250×750, white | Fender 250×750, vit | boat | pcs | 329 | 1400
    FEN-180 | Fender 180×600, navy | Fender 180×600, marinblå | boat | pcs | 229 | 900
    ANC-BR10 | Anchor, Bruce 10 kg | Ankare, Bruce 10 kg | boat | pcs | 899 | 10000
    CHN-8 | Anchor chain 8 mm, galvanised | Ankarkätting 8 mm, galvad | boat | m | 89 | 1400
    LJK-150 | Life jacket 150 N, automatic | Räddningsväst 150 N, automatisk | boat | pcs | 1290 | 950
    LJK-CHD | Life jacket, child 10–20 kg | Flytväst, barn 10–20 kg | boat | pcs | 549 | 420
    PMP-BLG | Bilge pump 12 V, 1100 GPH | Länspump 12 V, 1100 GPH | boat | pcs | 699 | 600
    VHF-HND | VHF radio, handheld, floating | VHF-radio, handhållen, flytande | boat | pcs | 1890 | 310
    NAV-LED | Navigation light, LED tricolour | Lanterna, LED trefärg | boat | pcs | 749 | 210
    ANT-FOUL | Antifouling paint 2.5 l, red | Båtbottenfärg 2,5 l, röd | boat | pcs | 899 | 4300
    ROP-12 | Mooring rope 12 mm | Förtöjningslina 12 mm | rope | m | 24 | 90
    ROP-8 | Braided rope 8 mm | Flätlina 8 mm | rope | m | 14 | 42
    SHK-8 | Bow shackle 8 mm, stainless | Schackel 8 mm, rostfri | rope | pcs | 59 | 60
    SNP-80 | Snap hook 80 mm, stainless | Karbinhake 80 mm, rostfri | rope | pcs | 49 | 70
    BLK-40 | Single block 40 mm | Enkelblock 40 mm | rope | pcs | 189 | 80
    WIN-HDL | Winch handle 250 mm, floating | Vinschhandtag 250 mm, flytande | rope | pcs | 449 | 480
    TNT-2 | Tent, two persons, four season | Tält, två personer, fyra årstider | camp | pcs | 4990 | 3200
    SLP-M10 | Sleeping bag, −10 °C | Sovsäck, −10 °C | camp | pcs | 1990 | 1600
    MAT-R4 | Sleeping mat, insulated | Liggunderlag, isolerat | camp | pcs | 890 | 580
    STV-GAS | Gas stove, compact | Gaskök, kompakt | camp | pcs | 649 | 210
    GAS-230 | Gas cartridge 230 g | Gaspatron 230 g | camp | pcs | 79 | 380
    LMP-HD400 | Head torch 400 lm | Pannlampa 400 lm | camp | pcs | 549 | 95
    JKT-RN-M | Rain jacket, M | Regnjacka, M | clothes | pcs | 1290 | 620
    JKT-RN-L | Rain jacket, L | Regnjacka, L | clothes | pcs | 1290 | 650
    GLV-SAI | Sailing gloves | Seglarhandskar | clothes | pcs | 349 | 110
    SRV-FRT | Freight | Frakt | services | pcs | 149 | 0 | service`),
  suppliers: parties(`
    Sørlandet Båtutstyr AS | Bryggegata 12 | 4611 | Kristiansand | NO | Ingrid Aas
    Bergen Tauverk AS | Repslagergata 3 | 5055 | Bergen | NO | Håkon Sunde
    Lofoten Fritid AS | Sjøgata 20 | 8300 | Svolvær | NO | Marit Lie
    Bohuslän Outdoor AB | Kustvägen 8 | 451 50 | Uddevalla | SE | Johan Kust`),
  customers: parties(`
    Hardanger Marina AS | Fjordvegen 15 | 5600 | Norheimsund | NO | Kari Moe
    Lillehammer Sport AS | Storgata 48 | 2615 | Lillehammer | NO | Erik Haug
    Stavanger Seilforening | Strandkaien 6 | 4005 | Stavanger | NO | Nina Vold
    Tromsø Turutstyr AS | Skippergata 11 | 9008 | Tromsø | NO | Lars Nilsen
    Ålesund Båtsenter AS | Kaivegen 9 | 6002 | Ålesund | NO | Turid Fjeld
    Mosjøen Jakt og Fiske AS | Elvegata 4 | 8656 | Mosjøen | NO | Rune Dahl
    Oslofjord Kajakk AS | Sjølystveien 2 | 0278 | Oslo | NO | Camilla Eide
    Arendal Skipshandel AS | Havnegata 7 | 4836 | Arendal | NO | Geir Sand
    Strömstads Båtcenter AB | Hamngatan 3 | 452 30 | Strömstad | SE | Malin Berg
    Skagen Sejl ApS | Havnevej 14 | 9990 | Skagen | DK | Jens Lykke`),
};
