/**
 * Words without a subject of their own: they tell languages apart and do not count as content.
 * A language that borrows stands before the one it borrows from: in a draw the earlier one wins. `und` (undetermined) holds what languages share.
 */

/** language -> words, separated by spaces. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  'ur-Latn': `hai hain tha thi ho hota hoti hote ka ki ke ko se mein par pe tak ne aur ya to bhi na nahi nahin haan ji kya kia kaun konsa konsi kaunsa
    kahan kidhar kyun kitna yeh ye woh wo aap tum ham hum main mujhe hamein aapka aapki aapke apka apna apni mera meri mere kar karna karein karo
    karun karte karta den dein len lein wala wale wali jo ab phir sirf zara batao bataein bata chahiye sakta sakte sakti kis koi kuch`,
  de: `der die das dem des ein eine einen einem einer ist sind war sein hat habe haben habt ihr euer eure euch ich mir mich wir uns unser sie er es kann könnt
    können möchte darf wird zu von im auf mit bei für fuer aus über nach um und oder aber wenn dann nicht kein keine ja nein was welche welcher welches welchen wer wo
    wann warum gibt bitte auch noch schon mal wie viel viele mein meine euren eurem eurer euro am den bin man guten vielen`,
  ar: `في من على عن إلى ما ماذا هل هو هي هذا هذه ذلك تلك التي الذي مع أو ثم لا لم لن قد كان يكون أنا نحن أنت أنتم لي لنا لكم لديكم عندكم كل بعض أي أين متى لماذا
    ممكن يمكن أريد من فضلك كيف بين بينكم وبين لدي kam kayfa hal fi ma shu`,
  en: `a the this that these those is are was be do does did can could may might will would should shall have has had i me my we us our you your he she it its they
    them their to of on at by for from with about into over under as or and but if then not no yes any some all what which who whom whose where when why there here
    please just want need know tell get how much many show give`,
  und: 'in so an am',
};
