/**
 * Words without a subject of their own: they tell languages apart and do not count as content.
 * A language that borrows stands before the one it borrows from: in a draw the earlier one wins. `und` (undetermined) holds what languages share.
 */
import { NUMBERS } from './numbers.ts';

/** Number words that are everyday words of another language, and so tell no language. */
const HOMOGRAPHS = new Set('do das teen char bees nau sat so sau sattar one second'.split(' '));

const numberWords = (language: string): string =>
  Object.keys(NUMBERS[language] ?? {})
    .filter((word) => !HOMOGRAPHS.has(word))
    .join(' ');

/** language -> words, separated by spaces. */
export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  'ur-Latn': `hai hain hen hein tha thi thay ho hota hoti hote hona honi hone hoga hogi honge hoon hun hua hui hue ka ki ke kay ko se say mein mai par pe tak ne aur
    ya yaa to tou toh bhi bhee na naa nahi nahin nai nhi haan han haa ji jee kya kia kyaa kaun kon kaunsa kaunsi kaunse konsa konsi konse kahan kidhar kyun kyu kyon kiyun
    kitna kab kabhi yeh ye yah woh wo inka inki inke unka unki unke iska iski iske uska uski uske isko usko inko unko isse usse inhe unhe aap ap apko aapko tum tumhara
    tumhari tumhare tumhein ham hum main mujhe mujhay mujhko mujh humein hamein hamain hamara hamari hamare humara humari humare aapka aapki aapke apka apki apke apna
    apni apne mera meri mere meray kar karna karni karne karein karen karo karu karun karoon karte karta karti karke kr krna krta krte krein krke kren kro den dein dena
    dene deni dete deta deti diya diye dedo lein leta leti lete liya liye lye liay wala walay wale wali walon jo jis jisko jiska jiski jiske jab jahan ab abhi phir sirf
    bas zara thora thori batao bataein bata batayein batain bataiye batayen batana chahiye chahye chaiye sakta sakte sakti skta skte skti kis kisi kisko kiska kiski kiske koi kuch kuchh
    kch kyunke kyunki lekin magar agar warna taake takay balke sath saath saathi bohat bahut boht bohot buht zaroor zarur raha rahi rahe rha rhi rhe gaya gayi gaye jata jati jate
    jaye jaaye jayega jayegi jana jaana aata aati aate aana ayega aayega milta milti milte mil milega milegi milenge milay waghera wagera waghaira yani yaani maslan
    baare bareh mutaliq darmiyan alawa ilawa andar bahar upar oopar neeche baad jaisa jaise jaisi aisa aise aisi itna itni itne jitna jitni jitne wahan yahan
    udhar idhar dono donon khud apas aapas log logon karwana karwani karwa karao karwaye karwayen lagana lagani lagayein lagaye lagta lagti lagte dalna dalein dalen dalun daalna
    daalein lana laana layein layen laye rakhna rakhein rakhen rakha milna milun milein sakun sakoon sakoge sakenge zariye zariya taur tarah
    tarha wajah bina baghair bagair paas pas kaam kam waqt jagah hamesha akser aksar foran halanke agarche balki shayad wohi yehi yahi wahi iss
    uss inn unn jin jinka jinki jinhein kaisa kaisi rehna rehta rehti rehte chala chali chale chalayein chalana chalun dekhein dekhen dekhun
    dekho samajhna banta banti bante aakar dijiye kijiye lijiye keejiye deejiye bilkul mushkil ${numberWords('ur-Latn')}`,
  de: `der die das dem des ein eine einen einem einer eines ist sind war waren wäre wären sein seine seinen seiner seit hat habe haben hatte hatten hätte hätten habt hab
    ihr ihre ihren ihrem ihrer euer eure euch ich mir mich wir uns unser unsere unseren unserem unserer sie er es du dich dir dein deine deinen deiner deinem kann kannst könnt können
    könnte könnten könntet konnte möchte möchten möchtet darf dürfen dürfte wird werden werde wirst würde würden muss müssen müsst musst soll sollen solltet will wollen
    wollt wollte zu zur zum von vom im ins auf aufs mit bei beim für fuer fürs aus über nach um und oder aber sondern denn weil wenn dann dass ob als also damit obwohl
    nicht nichts kein keine keinen keinem keiner ja nein doch was welche welcher welches welchen welchem wer wen wem wessen wo wohin woher womit wofür worauf wozu wann warum wieso weshalb gibt
    geben bitte auch noch schon mal nur sehr so halt eben etwa denn wie viel viele mehr weniger mein meine meinen meinem meiner meines euren eurem eurer am ans
    den bin man guten vielen mag mögen tun tut machen macht mache gehen geht kommen kommt bekomme bekommen hier da dort dabei dafür damit daran darauf davon dazu darüber
    diese dieser dieses diesen diesem jener jede jeder jedes jeden jedem etwas jemand niemand selbst sich ohne gegen zwischen unter vor hinter neben durch bis während
    wegen trotz ab her hin ne nem nen sonst sowie außerdem beispielsweise eigentlich vielleicht leider gern gerne hallo lasse lassen lässt lasst ließ gehe gehst ging komme kommst stehe steht stehen stelle stellen stellt lege legen legt setze setzen setzt
    bedeutet bedeuten heißt heißen heiße erstmal zuerst danach davor vorher nachher überhaupt wohl eher besonders immer nie niemals oft manchmal
    irgendwie irgendwo irgendein irgendeine irgendeinen falls sobald solange indem selber bloß ebenfalls ebenso trotzdem deshalb daher dadurch
    hierfür hierzu dies jetzt sofort jemandem jemanden deren dessen denen entweder weder würdet würdest gehabt gewesen geworden bleibt bleiben
    bleibe dürft darfst sollst solltest müsste müssten müsstet brauchts gäbe bräuchtet ziemlich mindestens dauernd einmal zweimal einfach ${numberWords('de')}`,
  ar: `في من على عن إلى ما ماذا هل هو هي هم هن هذا هذه هذان هؤلاء ذلك تلك أولئك التي الذي الذين اللي يلي مع أو أم ثم لا لم لن قد كان كانت كانوا كنت يكون تكون أكون
    نكون أنا نحن أنت أنتم انتي انتو انتوا إحنا احنا نحنا حنا لي لنا لكم لك له لها لهم لديكم لدي لديك لدينا عندكم عندي عندك عندنا عنده عندها كل بعض أي أية أين
    وين فين متى امتى إمتى لماذا ليش ليه علاش ممكن يمكن يمكنني يمكننا يمكنك أستطيع استطيع نستطيع تستطيع أقدر نقدر تقدر بقدر فيني أريد نريد تريد بدي بدنا بدك ابغى أبغى
    ابي نبي نبغى تبغى اريد عايز عايزة عايزين عاوز عاوزة حابب حاب حابة أود نود أرغب نرغب من فضلك فضلكم لو سمحت سمحتوا سمحتم رجاء الرجاء أرجو يرجى كيف بين بينكم
    وبين ما مش مو مب موب ليس ليست لست ماكو مافي فيه فيها فيهم منه منها منكم منك مني عليه عليها عليكم علي إليه إليها إليكم به بها بكم بك بي معكم معك معي معنا
    عنها عنه شو وش ايش إيش شنو شنهو ايه إيه اش هاد هاي هادا هيدا هيدي هذي ده دي دول كده كدا كذا هيك هنا هناك هون هنيك إذا إن أن لأن لأنه لكي كي حتى لكن بس بل
    كما مثل مثلا أيضا كمان برضه برضو فقط جدا كثير كثيرا كتير أوي قبل بعد خلال منذ حول ضمن دون بدون غير سوى عند لدى تحت فوق نعم أيوه ايوا اي بلى كلا طيب تمام أوكي
    ولا وهل وما ومتى وأين ولكن فهل رح راح سوف لقد كنت يا أيها يوجد توجد هناك عشان علشان منشان مشان لما لأجل إلا نفس ذات بأي لأي بكل ولكم وعندكم بدكم تبون
    kam kayfa hal fi ma shu ماهي ماهو مالفرق ماهية لازم يجب ضروري ينبغي يلزم عبر بواسطة عندما حين حينما كلما يعني بهذا بهذه لهذا لهذه وهذا وهذه هالشي حق حقكم حقتكم حقي
    حقتي تبع تبعكم تبعي تبعتي مال مالكم بتاع بتاعة بتاعكم بتاعي أعمل نعمل يعمل عمل تعملوا بعمل اسوي أسوي نسوي تسوي تسوون سوي أجعل نجعل يجعل تجعل
    أضيف نضيف يضيف أضع نضع أحصل نحصل ألاقي نلاقي لاقي أجد نجد أفعل نفعل أعطي يعطي صار صرت أصير بصير يصير يصبح أصبح أكيد ربما يمكنكم يمكنها
    بإمكاني بإمكاننا يستطيع تستطيعون تقدرون تقدروا بتقدروا يقدر أحد واحد حدا أحدهم الجميع ايضا هكذا لذلك بسبب رغم برأيكم برأيك مكان قليلا بدل
    لديه لديها لديهم علينا عليهم إليهم فينا بينا وأنا وأريد واريد وانا أنني إنني أنه إنه أنها إنها إنكم أنكم إنك كنا كانو ${numberWords('ar')}`,
  en: `a the this that these those is are was were be been being do does did done doing can cannot could may might will would should shall must ought have has had having i me
    my mine myself we us our ours ourselves you your yours yourself u ur he him his she her hers it its itself they them their theirs to of on at by for from
    with without within into onto over under as or and but if then than so not no nor yes yeah ok okay any anyone anybody some someone somebody all both either neither
    such what which who whom whose where when why there here up down out off through during before after between among against until till since while because though
    although whether however also too very just only even ever never again maybe perhaps quite rather almost like else please kindly want wants wanted wanna gonna
    gotta need know tell get gets getting got how much many show give let lets make go going see say think hope am ain aint isnt arent wasnt werent dont doesnt didnt cant couldnt wont wouldnt
    shouldnt havent hasnt hadnt whats whos wheres whens hows thats theres heres its im ive id ill youre youve youll youd were weve wed hes shes theyre theyve d m s t ll re ve thinking thought mean means meaning often once twice somewhere anywhere everywhere somehow able put puts putting come came gone went take
    takes taking took keep keeps seem seems happen happens whatever whichever wherever whenever upon toward towards via per away back yet soon
    now therefore thus hence instead besides meanwhile oh hmm um pls plz thru til cuz ${numberWords('en')}`,
  und: 'in so an am',
};

/** Words that may join two questions; they divide a sentence only when both halves can be answered. */
export const CONJUNCTIONS = `and also plus und sowie außerdem aur bhi nez و أيضا وأيضا كذلك وكذلك كمان وكمان ثم وهل وكم وما وأين ومتى وكيف وبأي وايش وش وشو`;

export { NUMBERS };
