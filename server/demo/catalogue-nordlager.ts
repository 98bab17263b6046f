import { categories, goods, parties, type DemoTrade } from './catalogue.ts';
import { nordlagerTyped, nordlagerTypes } from './types-nordlager.ts';

/** Fasteners, tools and warehouse goods. */
export const nordlagerTrade: DemoTrade = {
  orders: 250,
  invoicesSince: 120,
  seed: 1,
  discounted: 'packing',
  categories: categories(`
    fasteners | Fasteners | Fästelement
    bolts | Bolts and screws | Bultar och skruvar | fasteners
    nuts | Nuts and washers | Muttrar och brickor | fasteners
    tools | Tools | Verktyg
    hand | Hand tools | Handverktyg | tools
    power | Power tools | Elverktyg | tools
    storage | Storage | Förvaring
    packing | Packing | Emballage
    safety | Work safety | Arbetarskydd
    electric | Electrical | El och belysning
    services | Services | Tjänster`),
  types: nordlagerTypes,
  typed: nordlagerTyped,
  tracked: { 'HLM-W': 'expiring', 'LBL-A6': 'expiring', 'TRK-2500': 'serial' },
  boxed: { 'BLT-M6-30': 200, 'BLT-M8-40': 100, 'NUT-M8': 500, 'WSH-M8': 500, 'ANC-8-80': 50, 'BIN-3': 12 },
  kits: [
    {
      sku: 'KIT-TOOL',
      en: 'Starter tool kit',
      sv: 'Startsats, verktyg',
      parts: { 'HAM-20': 1, 'SCD-SET6': 1, 'TAP-8': 1, 'CUT-25': 1, 'BLD-25-10': 2 },
      optional: ['BLD-25-10'],
      pricing: 'sumLess',
      less: 1_000,
    },
    {
      sku: 'KIT-SAFE',
      en: 'Work safety kit',
      sv: 'Skyddspaket',
      parts: { 'GLS-CLR': 1, 'GLV-NIT-L': 2, 'VST-Y-M': 1, 'EAR-27': 1 },
      pricing: 'own',
      price: 399,
    },
    {
      sku: 'KIT-M8-50',
      en: 'Bolt set M8, 50 of each',
      sv: 'Skruvsats M8, 50 av varje',
      parts: { 'BLT-M8-40': 50, 'NUT-M8': 50, 'WSH-M8': 100 },
      pricing: 'sum',
    },
  ],
  goods: goods(`
    BLT-M6-30 | Hex bolt M6×30, zinc | Sexkantsskruv M6×30, förzinkad | bolts | pcs | 1.9 | 9
    BLT-M8-40 | Hex bolt M8×40, zinc | Sexkantsskruv M8×40, förzinkad | bolts | pcs | 2.9 | 20
    BLT-M10-60 | Hex bolt M10×60, zinc | Sexkantsskruv M10×60, förzinkad | bolts | pcs | 5.4 | 46
    BLT-M12-80 | Hex bolt M12×80, stainless A4 | Sexkantsskruv M12×80, rostfri A4 | bolts | pcs | 18.5 | 90
    SCR-45-40 | Wood screw 4.5×40, box of 200 | Träskruv 4,5×40, 200 st | bolts | box | 89 | 720
    SCR-50-70 | Wood screw 5.0×70, box of 100 | Träskruv 5,0×70, 100 st | bolts | box | 98 | 810
    SCR-DW-35 | Drywall screw 3.9×35, box of 500 | Gipsskruv 3,9×35, 500 st | bolts | box | 119 | 950
    ANC-8-80 | Wedge anchor M8×80 | Expanderbult M8×80 | bolts | pcs | 12.9 | 52
    NUT-M6 | Hex nut M6, zinc | Mutter M6, förzinkad | nuts | pcs | 0.6 | 3
    NUT-M8 | Hex nut M8, zinc | Mutter M8, förzinkad | nuts | pcs | 0.9 | 6
    NUT-M10 | Lock nut M10 | Låsmutter M10 | nuts | pcs | 2.2 | 11
    NUT-M12 | Hex nut M12, stainless A4 | Mutter M12, rostfri A4 | nuts | pcs | 4.8 | 17
    WSH-M8 | Flat washer M8 | Planbricka M8 | nuts | pcs | 0.5 | 2
    WSH-M12 | Flat washer M12 | Planbricka M12 | nuts | pcs | 1.1 | 6
    THR-M10-1 | Threaded rod M10, 1 m | Gängstång M10, 1 m | bolts | pcs | 39 | 490
    RIV-48-12 | Blind rivet 4.8×12, pack of 100 | Blindnit 4,8×12, 100 st | bolts | pack | 79 | 340
    HAM-20 | Claw hammer 20 oz | Snickarhammare 20 oz | hand | pcs | 249 | 870
    SCD-SET6 | Screwdriver set, 6 pieces | Skruvmejselsats, 6 delar | hand | pack | 329 | 640
    WRN-SET12 | Combination wrench set 8–19 mm | Blocknyckelsats 8–19 mm | hand | pack | 549 | 1900
    SOC-14-46 | Socket set 1/4", 46 pieces | Hylssats 1/4", 46 delar | hand | pack | 699 | 1500
    PLR-180 | Combination pliers 180 mm | Kombinationstång 180 mm | hand | pcs | 219 | 290
    CUT-25 | Snap-off knife 25 mm | Brytbladskniv 25 mm | hand | pcs | 89 | 160
    BLD-25-10 | Knife blades 25 mm, pack of 10 | Knivblad 25 mm, 10 st | hand | pack | 49 | 90
    TAP-8 | Tape measure 8 m | Måttband 8 m | hand | pcs | 139 | 380
    LVL-60 | Spirit level 60 cm | Vattenpass 60 cm | hand | pcs | 289 | 520
    SAW-HC | Handsaw 550 mm, hardpoint | Handsåg 550 mm, härdad | hand | pcs | 199 | 450
    DRL-18V | Cordless drill 18 V, two batteries | Borrskruvdragare 18 V, två batterier | power | pcs | 2290 | 2900
    IMP-18V | Impact driver 18 V | Slagskruvdragare 18 V | power | pcs | 1990 | 1700
    GRD-125 | Angle grinder 125 mm, 1400 W | Vinkelslip 125 mm, 1400 W | power | pcs | 1190 | 2400
    JIG-750 | Jigsaw 750 W | Sticksåg 750 W | power | pcs | 1390 | 2600
    BAT-18-5 | Battery 18 V, 5.0 Ah | Batteri 18 V, 5,0 Ah | power | pcs | 990 | 640
    CHG-18 | Fast charger 18 V | Snabbladdare 18 V | power | pcs | 649 | 700
    BIT-SET32 | Bit set, 32 pieces | Bitssats, 32 delar | power | pack | 189 | 310
    DSC-125-10 | Cutting discs 125 mm, pack of 10 | Kapskivor 125 mm, 10 st | power | pack | 159 | 320
    DRB-MET13 | Metal drill bits 1.5–6.5 mm | Metallborr 1,5–6,5 mm | power | pack | 149 | 190
    BOX-E2 | Storage box, euro 600×400×220 | Lagerback, euro 600×400×220 | storage | pcs | 169 | 1800
    BOX-E1 | Storage box, euro 400×300×220 | Lagerback, euro 400×300×220 | storage | pcs | 99 | 1000
    BIN-3 | Picking bin, size 3 | Plocklåda, storlek 3 | storage | pcs | 39 | 240
    BIN-5 | Picking bin, size 5 | Plocklåda, storlek 5 | storage | pcs | 69 | 520
    SHF-90 | Shelving bay 1972×900×400, five shelves | Hyllsektion 1972×900×400, fem plan | storage | pcs | 1290 | 21000
    SHF-ADD | Shelving, add-on bay | Hyllsektion, följesektion | storage | pcs | 990 | 17000
    PAL-HALF | Half pallet, plastic | Halvpall, plast | storage | pcs | 249 | 5600
    TRK-2500 | Pallet truck 2500 kg | Handtruck 2500 kg | storage | pcs | 4490 | 74000
    TAP-PP50 | Packing tape 50 mm × 66 m, brown | Packtejp 50 mm × 66 m, brun | packing | pcs | 19 | 210
    TAP-PP50C | Packing tape 50 mm × 66 m, clear | Packtejp 50 mm × 66 m, klar | packing | pcs | 19 | 210
    STR-500 | Stretch film 500 mm, 17 µm | Sträckfilm 500 mm, 17 µm | packing | pcs | 89 | 2400
    CRT-305 | Carton 305×215×150 | Wellpapplåda 305×215×150 | packing | pcs | 7.9 | 140
    CRT-600 | Carton 600×400×400, double wall | Wellpapplåda 600×400×400, dubbel | packing | pcs | 29 | 820
    BUB-500 | Bubble wrap 500 mm × 100 m | Bubbelplast 500 mm × 100 m | packing | pcs | 289 | 3100
    LBL-A6 | Thermal labels A6, roll of 500 | Termoetiketter A6, 500 st | packing | pcs | 129 | 900
    GLV-NIT-L | Nitrile work gloves, size L | Nitrilhandskar, storlek L | safety | pcs | 49 | 70
    GLV-NIT-XL | Nitrile work gloves, size XL | Nitrilhandskar, storlek XL | safety | pcs | 49 | 75
    HLM-W | Safety helmet, white | Skyddshjälm, vit | safety | pcs | 289 | 410
    GLS-CLR | Safety glasses, clear | Skyddsglasögon, klara | safety | pcs | 79 | 30
    VST-Y-M | High-visibility vest, yellow, M | Varselväst, gul, M | safety | pcs | 69 | 130
    EAR-27 | Ear defenders, 27 dB | Hörselkåpor, 27 dB | safety | pcs | 219 | 240
    LMP-HEAD | Head torch, rechargeable | Pannlampa, laddbar | electric | pcs | 349 | 110
    LMP-WRK | Work light LED, 40 W | Arbetslampa LED, 40 W | electric | pcs | 589 | 1600
    CBL-EXT25 | Extension lead 25 m, outdoor | Skarvsladd 25 m, utomhus | electric | pcs | 449 | 3300
    TIE-200 | Cable ties 200 mm, pack of 100 | Buntband 200 mm, 100 st | electric | pack | 39 | 120
    SRV-FRT | Freight | Frakt | services | pcs | 249 | 0 | service
    SRV-CUT | Cutting to length, per hour | Kapning, per timme | services | h | 690 | 0 | service`),
  suppliers: parties(`
    Dalafäst Industri AB | Skruvvägen 8 | 784 34 | Borlänge | SE | Lena Hedman
    Smålands Verktygsgrossist AB | Fabriksgatan 21 | 331 35 | Värnamo | SE | Jonas Alm
    Mälar Emballage AB | Kartonggatan 5 | 721 36 | Västerås | SE | Petra Sjölund
    Nordskydd Arbetsmiljö AB | Hantverksgatan 17 | 504 64 | Borås | SE | Elin Fors
    Ostsee Werkzeug GmbH | Hafenstraße 44 | 18147 | Rostock | DE | Dieter Brandt
    Tampereen Varastokaluste Oy | Hyllytie 3 | 33840 | Tampere | FI | Sari Koskela
    Jysk Lagerudstyr ApS | Industrivej 62 | 8700 | Horsens | DK | Mads Holm
    Ljusverket i Gävle AB | Elgatan 2 | 802 57 | Gävle | SE | Robin Norén`),
  customers: parties(`
    Bergvik Bygg AB | Byggmästargatan 4 | 653 46 | Karlstad | SE | Anders Bergvik
    Söderhamns Mekaniska AB | Verkstadsvägen 11 | 826 40 | Söderhamn | SE | Eva Lund
    Lindqvist & Söner Snickeri | Hyvelgatan 6 | 611 35 | Nyköping | SE | Per Lindqvist
    Roslagens Båtvarv AB | Varvsvägen 2 | 761 41 | Norrtälje | SE | Maja Öberg
    Kopparbergs Fastigheter AB | Stora gatan 15 | 714 31 | Kopparberg | SE | Ulf Rask
    Västkustens Elteknik AB | Strömvägen 9 | 442 40 | Kungälv | SE | Hanna Blom
    Östgöta Lantbruksservice AB | Traktorvägen 30 | 585 73 | Ljungsbro | SE | Karl Wiman
    Uppsala Laboratoriemontage AB | Instrumentgatan 1 | 754 50 | Uppsala | SE | Nadia Rahimi
    Fjällräven Stugservice AB | Skidvägen 12 | 837 52 | Åre | SE | Tomas Hägg
    Malmö Kylmontage AB | Frysgatan 7 | 211 24 | Malmö | SE | Samir Haddad
    Gotlands Hamnförvaltning | Kajgatan 1 | 621 57 | Visby | SE | Inga Stare
    Hälsinge Trävaror AB | Sågvägen 25 | 820 50 | Los | SE | Bo Ersson
    Stockholms Scenbygg AB | Rampgatan 3 | 120 30 | Stockholm | SE | Vera Dahl
    Norrbottens Gruvservice AB | Malmvägen 18 | 981 41 | Kiruna | SE | Nils Tornberg
    Blekinge Marinservice AB | Ankargatan 5 | 371 34 | Karlskrona | SE | Frida Holst
    Kalmar Cykelverkstad | Ekergatan 10 | 392 36 | Kalmar | SE | Oskar Vik
    Örebro Industrilås AB | Nyckelgatan 22 | 702 36 | Örebro | SE | Lisa Granat
    Jämtlands Snöröjning AB | Plogvägen 3 | 831 72 | Östersund | SE | Mats Frost
    Skaraborgs Kök AB | Bänkgatan 14 | 541 38 | Skövde | SE | Agnes Palm
    Hallands Växthus AB | Odlarvägen 40 | 310 42 | Haverdal | SE | David Ros
    Åbo Fartygsinredning Ab | Tallbacksgatan 8 | 20100 | Åbo | FI | Kaj Sundell
    Helsingin Näyttelyrakenne Oy | Rakentajantie 19 | 00370 | Helsinki | FI | Minna Salo
    Sjællands Møbelværksted ApS | Værkstedsvej 4 | 4600 | Køge | DK | Sofie Kjær
    Østlandets Hytteservice AS | Tømmerveien 16 | 2406 | Elverum | NO | Ola Brekke
    Riga Metāls SIA | Metāla iela 5 | LV-1005 | Riga | LV | Jānis Ozols`),
};
