/** Pinyin of the cities, in their order, with the syllables apart. */
const cities = [
  'bei-jing shang-hai guang-zhou shen-zhen hang-zhou cheng-du nan-jing wu-han xi-an su-zhou tian-jin chong-qing chang-sha zheng-zhou qing-dao dong-guan ning-bo fo-shan he-fei xia-men wu-xi ji-nan fu-zhou shen-yang da-lian',
  'shi-jia-zhuang tang-shan qin-huang-dao han-dan xing-tai bao-ding zhang-jia-kou cheng-de cang-zhou lang-fang heng-shui',
  'tai-yuan da-tong yang-quan chang-zhi jin-cheng shuo-zhou jin-zhong yun-cheng xin-zhou lin-fen lv-liang',
  'hu-he-hao-te bao-tou wu-hai chi-feng tong-liao e-er-duo-si hu-lun-bei-er ba-yan-nao-er wu-lan-cha-bu',
  'an-shan fu-shun ben-xi dan-dong jin-zhou ying-kou fu-xin liao-yang pan-jin tie-ling chao-yang hu-lu-dao',
  'chang-chun ji-lin si-ping liao-yuan tong-hua bai-shan song-yuan bai-cheng yan-bian',
  'ha-er-bin qi-qi-ha-er ji-xi he-gang shuang-ya-shan da-qing yi-chun jia-mu-si qi-tai-he mu-dan-jiang hei-he sui-hua',
  'xu-zhou chang-zhou nan-tong lian-yun-gang huai-an yan-cheng yang-zhou zhen-jiang tai-zhou su-qian kun-shan',
  'wen-zhou jia-xing hu-zhou shao-xing jin-hua qu-zhou zhou-shan tai-zhou li-shui yi-wu',
  'wu-hu beng-bu huai-nan ma-an-shan huai-bei tong-ling an-qing huang-shan chu-zhou fu-yang su-zhou lu-an bo-zhou chi-zhou xuan-cheng',
  'pu-tian san-ming quan-zhou zhang-zhou nan-ping long-yan ning-de',
  'nan-chang jing-de-zhen ping-xiang jiu-jiang xin-yu ying-tan gan-zhou ji-an yi-chun fu-zhou shang-rao',
  'zi-bo zao-zhuang dong-ying yan-tai wei-fang ji-ning tai-an wei-hai ri-zhao lin-yi de-zhou liao-cheng bin-zhou he-ze',
  'kai-feng luo-yang ping-ding-shan an-yang he-bi xin-xiang jiao-zuo pu-yang xu-chang luo-he san-men-xia nan-yang shang-qiu xin-yang zhou-kou zhu-ma-dian',
  'huang-shi shi-yan yi-chang xiang-yang e-zhou jing-men xiao-gan jing-zhou huang-gang xian-ning sui-zhou en-shi',
  'zhu-zhou xiang-tan heng-yang shao-yang yue-yang chang-de zhang-jia-jie yi-yang chen-zhou yong-zhou huai-hua lou-di xiang-xi',
  'zhu-hai shan-tou shao-guan jiang-men zhan-jiang mao-ming zhao-qing hui-zhou mei-zhou shan-wei he-yuan yang-jiang qing-yuan zhong-shan chao-zhou jie-yang yun-fu',
  'nan-ning liu-zhou gui-lin wu-zhou bei-hai fang-cheng-gang qin-zhou gui-gang yu-lin bai-se he-zhou he-chi lai-bin chong-zuo',
  'hai-kou san-ya dan-zhou qiong-hai',
  'zi-gong pan-zhi-hua lu-zhou de-yang mian-yang guang-yuan sui-ning nei-jiang le-shan nan-chong mei-shan yi-bin guang-an da-zhou ya-an ba-zhong zi-yang',
  'gui-yang liu-pan-shui zun-yi an-shun bi-jie tong-ren',
  'kun-ming qu-jing yu-xi bao-shan zhao-tong li-jiang pu-er lin-cang da-li chu-xiong hong-he',
  'la-sa ri-ka-ze lin-zhi',
  'bao-ji xian-yang tong-chuan wei-nan yan-an han-zhong yu-lin an-kang shang-luo',
  'lan-zhou jia-yu-guan jin-chang bai-yin tian-shui wu-wei zhang-ye ping-liang jiu-quan qing-yang ding-xi long-nan',
  'xi-ning hai-dong yin-chuan shi-zui-shan wu-zhong gu-yuan zhong-wei wu-lu-mu-qi ke-la-ma-yi tu-lu-fan ha-mi ka-shi yi-ning',
  'tai-bei xin-bei tao-yuan tai-zhong tai-nan gao-xiong xin-zhu ji-long jia-yi zhang-hua xiang-gang ao-men',
] as const

/** Likewise of the provinces. */
const provinces =
  'he-bei shan-xi nei-meng-gu liao-ning ji-lin hei-long-jiang jiang-su zhe-jiang an-hui fu-jian jiang-xi shan-dong he-nan hu-bei hu-nan guang-dong guang-xi hai-nan si-chuan gui-zhou yun-nan xi-zang shan-xi gan-su qing-hai ning-xia xin-jiang tai-wan'

export const spellings: readonly string[] = [...cities, provinces].flatMap((names) => names.split(' '))
