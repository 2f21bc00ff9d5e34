// The codes of ICAO 9303 part 3 and the nationalities of the product's list. Codes of refugees (XXB, XXC), of unknown
// nationality (XXX) and of organisations have none: a person decides.
const table = `
AFG Afghan, ALB Albanian, DZA Algerian, USA American, AND Andorran, AGO Angolan, ATG Antiguan and Barbudan,
ARG Argentine, ARM Armenian, AUS Australian, AUT Austrian, AZE Azerbaijani, BHS Bahamian, BHR Bahraini,
BGD Bangladeshi, BRB Barbadian, BLR Belarusian, BEL Belgian, BLZ Belizean, BEN Beninese, BTN Bhutanese, BOL Bolivian,
BIH Bosnian and Herzegovinian, BWA Botswanan, BRA Brazilian, GBR British, GBD British, GBN British, GBO British,
GBP British, GBS British, BRN Bruneian, BGR Bulgarian, BFA Burkinabe, MMR Burmese, BDI Burundian, CPV Cabo Verdean,
KHM Cambodian, CMR Cameroonian, CAN Canadian, CAF Central African, TCD Chadian, CHL Chilean, CHN Chinese, HKG Chinese,
MAC Chinese, COL Colombian, COM Comorian, COG Congolese (Brazzaville), COD Congolese (Kinshasa), CRI Costa Rican,
HRV Croatian, CUB Cuban, CYP Cypriot, CZE Czech, DNK Danish, FRO Danish, GRL Danish, DJI Djiboutian,
DMA Dominican (Commonwealth), DOM Dominican (Republic), NLD Dutch, ECU Ecuadorian, EGY Egyptian, ARE Emirati,
GNQ Equatorial Guinean, ERI Eritrean, EST Estonian, ETH Ethiopian, FJI Fijian, PHL Filipino, FIN Finnish, FRA French,
GAB Gabonese, GMB Gambian, GEO Georgian, D German, DEU German, GHA Ghanaian, GRC Greek, GRD Grenadian, GTM Guatemalan,
GNB Guinea-Bissauan, GIN Guinean, GUY Guyanese, HTI Haitian, HND Honduran, HUN Hungarian, ISL Icelandic, IND Indian,
IDN Indonesian, IRN Iranian, IRQ Iraqi, IRL Irish, ISR Israeli, ITA Italian, CIV Ivorian, JAM Jamaican, JPN Japanese,
JOR Jordanian, KAZ Kazakhstani, KEN Kenyan, KIR Kiribati, KNA Kittitian and Nevisian, XXK Kosovan, RKS Kosovan,
UNK Kosovan, KWT Kuwaiti, KGZ Kyrgyzstani, LAO Laotian, LVA Latvian, LBN Lebanese, LBR Liberian, LBY Libyan,
LIE Liechtensteiner, LTU Lithuanian, LUX Luxembourgish, MDG Malagasy, MWI Malawian, MYS Malaysian, MDV Maldivian,
MLI Malian, MLT Maltese, MHL Marshallese, MRT Mauritanian, MUS Mauritian, MEX Mexican, FSM Micronesian, MDA Moldovan,
MCO Monégasque, MNG Mongolian, MNE Montenegrin, MAR Moroccan, LSO Mosotho, MOZ Mozambican, NAM Namibian, NRU Nauruan,
NPL Nepalese, NZL New Zealander, NIC Nicaraguan, NGA Nigerian, NER Nigerien, VUT Ni-Vanuatu, PRK North Korean,
MKD North Macedonian, NOR Norwegian, OMN Omani, PAK Pakistani, PLW Palauan, PSE Palestinian, PAN Panamanian,
PNG Papua New Guinean, PRY Paraguayan, PER Peruvian, POL Polish, PRT Portuguese, QAT Qatari, ROU Romanian, RUS Russian,
RWA Rwandan, LCA Saint Lucian, VCT Saint Vincentian, SLV Salvadoran, SMR Sammarinese, WSM Samoan, STP Sao Tomean,
SAU Saudi Arabian, SEN Senegalese, SRB Serbian, SYC Seychellois, SLE Sierra Leonean, SGP Singaporean, SVK Slovak,
SVN Slovenian, SLB Solomon Islander, SOM Somali, ZAF South African, KOR South Korean, SSD South Sudanese, ESP Spanish,
LKA Sri Lankan, XXA Stateless, SDN Sudanese, SUR Surinamese, SWZ Swazi, SWE Swedish, CHE Swiss, SYR Syrian,
TWN Taiwanese, TJK Tajikistani, TZA Tanzanian, THA Thai, TLS Timorese, TGO Togolese, TON Tongan,
TTO Trinidadian and Tobagonian, TUN Tunisian, TUR Turkish, TKM Turkmen, TUV Tuvaluan, UGA Ugandan, UKR Ukrainian,
URY Uruguayan, UZB Uzbekistani, VAT Vatican, VEN Venezuelan, VNM Vietnamese, YEM Yemeni, ZMB Zambian, ZWE Zimbabwean`

/** The nationality of each code, by the name in the product's list. */
export const nationalityOfCode = new Map(
  table.split(',').map((entry): [code: string, name: string] => {
    const [code = '', ...words] = entry.trim().split(' ')
    return [code, words.join(' ')]
  }),
)

/** Names of countries where the official one is not what people write. */
export const countryNames = new Map(
  Object.entries({
    ...{ GBR: 'United Kingdom', GBD: 'United Kingdom', GBN: 'United Kingdom', GBO: 'United Kingdom' },
    ...{ GBP: 'United Kingdom', GBS: 'United Kingdom', USA: 'United States', RUS: 'Russia', SYR: 'Syria' },
    ...{ KOR: 'South Korea', PRK: 'North Korea', COD: 'Congo (Kinshasa)', COG: 'Congo (Brazzaville)', LAO: 'Laos' },
    ...{ TZA: 'Tanzania', RKS: 'Kosovo', UNK: 'Kosovo', VNM: 'Vietnam', TUR: 'Turkey', BRN: 'Brunei' },
    ...{ UNO: 'United Nations', UNA: 'United Nations', XOM: 'Order of Malta', XPO: 'Interpol', DEU: 'Germany' },
  }),
)
